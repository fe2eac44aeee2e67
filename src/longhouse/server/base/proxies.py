"""The proxies that a host names. Only they are believed when they say for whom they ask."""

import ipaddress
from typing import Final, TypeAlias, final

from longhouse.server.base.settings import SettingProblem

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

HOME_NETWORK: Final = 64  # a household has a whole /64 of IPv6 addresses
MAPPED: Final = 96  # bits before the IPv4 address in an IPv6 address that stands for it


@final
class Proxies:
    """Addresses and networks, separated by commas; nobody if there are none."""

    def __init__(self, named: str) -> None:
        self.networks: Final = [network for name in named.split(",") if name.strip() for network in read(name.strip())]

    def __contains__(self, host: str) -> bool:
        address = address_in(host)
        return address is not None and any(address in network for network in self.networks)

    def texts(self) -> list[str]:
        return [str(network) for network in self.networks]


def read(name: str) -> list[Network]:
    """A socket that listens on IPv6 sees the addresses of IPv4 in their other form, so both are meant."""
    try:
        network = ipaddress.ip_network(name, strict=False)
    except ValueError:
        raise SettingProblem(
            f"LONGHOUSE_PROXIES={name[:40]}: addresses or networks such as 127.0.0.1 or 10.0.0.0/8"
        ) from None
    if isinstance(network, ipaddress.IPv6Network):
        return [network]
    mapped = f"::ffff:{network.network_address}/{MAPPED + network.prefixlen}"
    return [network, ipaddress.IPv6Network(mapped)]


def address_in(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def home_of(host: str) -> str:
    """What is counted as one address: a household in IPv6 is its whole network."""
    address = address_in(host)
    if address is None:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOME_NETWORK), strict=False))
