"""The learner: the nets in torch, their gradient steps, and their quantized weights."""

from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np

from higgle.extras import Extra

with Extra("train"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional

from higgle.bots.net import WEIGHT_GRID
from higgle.train.self_play import ReplayBuffer

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Wholes = NDArray[np.int16]

WIDEST = 32767
LAYERS = ("row1", "row2", "all1", "all2", "out")


class RowNet(nn.Module):
    """The same layers as `higgle.bots.net.Net`; rows of nothing count nothing."""

    def __init__(self, width: int, whole: int, heads: int, rows: int = 96, trunk: int = 96) -> None:
        super().__init__()
        self.width = width
        self.row1 = nn.Linear(width, rows)
        self.row2 = nn.Linear(rows, rows)
        self.all1 = nn.Linear(rows + whole, trunk)
        self.all2 = nn.Linear(trunk, trunk)
        self.out = nn.Linear(trunk, heads)

    def forward(self, rows: Tensor, whole: Tensor) -> Tensor:
        lines = rows.reshape(rows.shape[0], -1, self.width)
        there = (lines != 0).any(dim=2, keepdim=True).float()
        hidden = functional.relu(self.row1(lines))
        hidden = functional.relu(self.row2(hidden)) * there
        found = torch.cat([hidden.sum(dim=1), whole], dim=1)
        found = functional.relu(self.all2(functional.relu(self.all1(found))))
        out: Tensor = self.out(found)
        return out

    def weights(self) -> "dict[str, Wholes]":
        """The weights as whole numbers on the grid."""
        found: dict[str, Wholes] = {}
        for name in LAYERS:
            layer = getattr(self, name)
            found[name] = quantize_weights(layer.weight.T)
            found[name + "b"] = quantize_weights(layer.bias)
        return found


def quantize_weights(numbers: Tensor) -> "Wholes":
    """Numbers as multiples of the grid's step."""
    scaled: NDArray[np.float64] = numbers.detach().cpu().double().numpy() * WEIGHT_GRID
    return np.clip(np.rint(scaled), -WIDEST, WIDEST).astype(np.int16)


class Learner:
    """One net with its optimiser, and its replay buffer."""

    def __init__(self, width: int, whole: int, heads: int, device: str, most: int) -> None:
        self.net = RowNet(width, whole, heads).to(device)
        self.best = RowNet(width, whole, heads).to(device)
        """An exponential moving average of the net, which is the one that plays."""
        self.best.load_state_dict(self.net.state_dict())
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=2e-3, weight_decay=1e-4)
        self.device = device
        self.replay = ReplayBuffer(most)
        self.steps = 0

    def begin(self, weights: "dict[str, NDArray[np.float64]]") -> None:
        """Start from the weights of a net that plays."""
        self.steps = 4000
        for net in (self.net, self.best):
            with torch.no_grad():
                for name in LAYERS:
                    layer = getattr(net, name)
                    layer.weight.copy_(torch.from_numpy(weights[name]).T)
                    layer.bias.copy_(torch.from_numpy(weights[name + "b"]))

    def learn(self, steps: int, batch: int, rate: float, seed: int) -> dict[str, float]:
        """Take gradient steps, and return the losses."""
        if not self.replay.rounds:
            return {}
        rows, whole, target = [
            torch.from_numpy(p).to(self.device) for p in self.replay.join_rounds()
        ]
        dice = torch.Generator(self.device).manual_seed(seed)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        total = torch.zeros((), device=self.device)
        off = torch.zeros((), device=self.device)
        for _ in range(steps):
            size = (min(batch, len(rows)),)
            pick = torch.randint(len(rows), size, generator=dice, device=self.device)
            wanted = target[pick].float()
            out = self.net(rows[pick].float(), whole[pick].float())
            loss = functional.binary_cross_entropy_with_logits(out[:, -1], wanted[:, -1])
            if out.shape[1] > 1:
                miss = functional.mse_loss(out[:, 0], wanted[:, 0])
                off += miss.detach()
                loss = 0.3 * loss + 4 * miss
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimiser.step()
            total += loss.detach()
            self.steps += 1
            self.update_average()
        spread = float(target[:, 0].float().var())
        found = {"loss": float(total) / steps, "samples": float(len(rows))}
        if target.shape[1] > 1:
            found["r2"] = 1 - float(off) / steps / max(1e-6, spread)
        return found

    def update_average(self) -> None:
        """Move the average towards the net."""
        keep = min(0.999, 1 - 1 / (1 + self.steps / 4))
        with torch.no_grad():
            pairs = zip(self.best.parameters(), self.net.parameters(), strict=True)
            for slow, fast in pairs:
                slow.lerp_(fast, 1 - keep)

    def state(self) -> dict[str, object]:
        """The state for a checkpoint."""
        return {
            "net": self.net.state_dict(),
            "best": self.best.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "steps": self.steps,
        }

    def restore(self, state: dict[str, object]) -> None:
        """Continue from a state."""
        self.net.load_state_dict(state["net"])
        self.best.load_state_dict(state["best"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.steps = int(str(state["steps"]))


def dump_nets(learners: dict[str, Learner]) -> bytes:
    """The nets of a game as the package stores them."""
    stored = {
        f"{name}.{layer}": numbers
        for name, learner in learners.items()
        for layer, numbers in learner.best.weights().items()
    }
    found = BytesIO()
    np.savez_compressed(found, allow_pickle=False, **stored)
    return found.getvalue()
