"""Classes that may have subclasses outside of what is compiled: a game of others is plain Python on both builds.

mypyc knows its mark by the name of the package that brings it with its types. At run time there is nothing to do, so
that package is not needed; this module is not compiled, because mypyc cannot compile code that no type checker sees.
"""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**wishes):
        return lambda kind: kind
