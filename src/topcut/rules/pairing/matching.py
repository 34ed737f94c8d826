"""The heaviest matching: by rustworkx while the weights fit into its numbers, by our own blossoms beyond that."""

from collections.abc import Sequence

from topcut.rules.pairing.blossom import Edge, heaviest_matching

SAFE_BITS = 120  # rustworkx is silently wrong above 125


def heaviest(edges: Sequence[Edge], must: int, prices: Sequence[int]) -> list[tuple[int, int]] | None:
    """Players below `must` have to be matched, others may; None if that cannot be. For prices see `blossom`."""
    # Those who must be matched weigh more than anything else.
    first = sum(weight for _, _, weight in edges) + 1 if 0 < must < len(prices) else 0
    largest = max((weight for _, _, weight in edges), default=0) + 2 * first
    if largest.bit_length() > SAFE_BITS:
        return heaviest_matching(edges, must, prices)
    if first:
        edges = [(a, b, weight + first * ((a < must) + (b < must))) for a, b, weight in edges]
    found = _by_rustworkx(edges, most=must == len(prices))
    return found if sum((a < must) + (b < must) for a, b in found) == must else None


def _by_rustworkx(edges: Sequence[Edge], most: bool) -> list[tuple[int, int]]:
    import rustworkx

    graph = rustworkx.PyGraph()
    graph.extend_from_weighted_edge_list(edges)
    return sorted(rustworkx.max_weight_matching(graph, max_cardinality=most, weight_fn=int))
