"""Security headers for every answer: what the page may load, and that no other site may frame it."""

from typing import Final

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # pieces are placed by style attributes; scripts are never inline
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SECURITY: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a link to a table is an invitation, so other sites must not learn it
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

Raw = list[tuple[bytes, bytes]]


def with_security(headers: Raw, path: str) -> Raw:
    """Added to the headers of the answer. Answers under /api are for one person and one moment, so they are not
    cached."""
    wanted = SECURITY | ({"cache-control": "no-store"} if path.startswith("/api") else {})
    said = {name.lower() for name, _ in headers}
    return headers + [(key.encode(), value.encode()) for key, value in wanted.items() if key.encode() not in said]
