"""Multinomial logistic regression over the sides of a game: which of them wins, from a row of numbers for each.

numpy is an extra, so the caller passes it in.
"""

from dataclasses import dataclass
from typing import Any, Final

STEPS: Final = 60  # of Newton's method, at most
CLOSE: Final = 1e-7  # a step that counts as none
NEVER: Final = 1e-12  # no chance is smaller
EVERY: Final = 4  # every fourth game is for testing

Row = list[float]


@dataclass
class Position:
    """A moment of a game: a row of numbers for each side, how far the game was, and what each side got in the end."""

    rows: list[Row]
    progress: float
    game: int
    shares: Row


@dataclass
class Sample:
    """Positions of the same number of sides as arrays. Each number is there twice: for early and late in the game."""

    inputs: Any
    shares: Any
    games: Any

    def only(self, keep: Any) -> "Sample":
        return Sample(self.inputs[keep], self.shares[keep], self.games[keep])


def samples_of(np: Any, positions: list[Position]) -> list[Sample]:
    sizes = sorted({len(position.rows) for position in positions})
    return [sample_of(np, [position for position in positions if len(position.rows) == size]) for size in sizes]


def sample_of(np: Any, positions: list[Position]) -> Sample:
    rows = np.array([position.rows for position in positions])
    late = np.array([position.progress for position in positions])[:, None, None]
    inputs = np.concatenate([rows * (1.0 - late), rows * late], axis=2)
    shares = np.array([position.shares for position in positions])
    return Sample(inputs, shares, np.array([position.game for position in positions]))


def guessed(np: Any, sample: Sample, weights: Any) -> Any:
    sums = sample.inputs @ weights
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def log_loss(np: Any, samples: list[Sample], weights: Any) -> float:
    total = 0.0
    for sample in samples:
        total -= float((sample.shares * np.log(np.maximum(guessed(np, sample, weights), NEVER))).sum())
    return total / max(1, sum(len(sample.shares) for sample in samples))


def fit(np: Any, samples: list[Sample], penalty: float, used: Any) -> Any:
    """The weights of least loss; `used` says which of them may differ from 0. The penalty is fair to every scale."""
    spread = np.concatenate([sample.inputs.reshape(-1, sample.inputs.shape[2]) for sample in samples]).std(axis=0)
    dear = penalty * np.maximum(spread, 1e-3) ** 2
    weights = np.zeros(len(dear))
    for _ in range(STEPS):
        slope, bend = slopes(np, samples, weights)
        slope, bend = slope + dear * weights, bend + np.diag(dear)
        move = np.zeros(len(dear))
        move[used] = np.linalg.solve(bend[np.ix_(used, used)], slope[used])
        weights = weights - move
        if float(np.abs(move * spread).max()) < CLOSE:
            break
    return weights


def slopes(np: Any, samples: list[Sample], weights: Any) -> tuple[Any, Any]:
    """The first and second derivatives of the loss of a position on average."""
    n = sum(len(sample.shares) for sample in samples)
    slope, bend = np.zeros(len(weights)), np.zeros((len(weights), len(weights)))
    for sample in samples:
        guess = guessed(np, sample, weights)
        mean = np.einsum("nsf,ns->nf", sample.inputs, guess)
        apart = (sample.inputs - mean[:, None, :]) * np.sqrt(guess)[:, :, None]
        flat = apart.reshape(-1, apart.shape[2])
        slope += np.einsum("nsf,ns->f", sample.inputs, guess - sample.shares) / n
        bend += flat.T @ flat / n
    return slope, bend


def held_out_losses(np: Any, samples: list[Sample], penalty: float) -> tuple[float, float, float]:
    """On games that were not used for fitting: the loss, that of the first number alone, and that of knowing
    nothing."""
    learned = [sample.only(sample.games % EVERY != 0) for sample in samples]
    tested = [sample.only(sample.games % EVERY == 0) for sample in samples]
    width = samples[0].inputs.shape[2]
    first = np.array([0, width // 2])
    whole = log_loss(np, tested, fit(np, learned, penalty, np.arange(width)))
    return whole, log_loss(np, tested, fit(np, learned, penalty, first)), log_loss(np, tested, np.zeros(width))
