"""Denoiser: a U-Net that takes a noisy picture with clean albedo and clean normals, and gives the picture without noise.

The weights are those of Intel Open Image Denoise (`rt_hdr_calb_cnrm`, Apache-2.0; ../README.md says where to get them), read from
their TZA container; the network is evaluated here with matrix products alone, because Debian's Blender carries no denoiser of its own.
"""

import os
import struct

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.path.join(HERE, "weights", "rt_hdr_calb_cnrm.tza")


def read_weights(path=WEIGHTS):
    """name -> float32 array, from a TZA file (version 2)."""
    if not os.path.exists(path):
        raise FileNotFoundError(f"{path} is missing: packages/demo/README.md says where to get it")
    data = open(path, "rb").read()
    magic, major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is no TZA file of version 2")
    (count,) = struct.unpack_from("<I", data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        dims = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank  # sizes, then the layout's letters
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        values = np.frombuffer(data, "<f2" if kind == b"h" else "<f4", int(np.prod(dims)), offset)
        tensors[name] = values.reshape(dims).astype(np.float32)
    return tensors


# The transfer curve that the network was trained with: perceptually uniform over 1e-4 to 65504 (Open Image Denoise, `color.h`).
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def to_curve(y):
    y = np.maximum(y, 0)
    mid = B * np.power(np.maximum(y, Y0), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, mid, E * np.log(y + F) + G))


def from_curve(x):
    mid = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, mid, np.exp((x - G) / E) - F))


CURVE_MAX = float(to_curve(np.float64(65504.0)))


def exposure_of(img):
    """The factor that brings the geometric mean of the luminance to 0.18."""
    h, w = img.shape[0] // 16 * 16, img.shape[1] // 16 * 16
    lum = img[:h, :w] @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    mean = lum.reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    mean = mean[mean > 1e-8]
    return 0.18 / 2 ** float(np.log2(mean).mean()) if mean.size else 1.0


def conv(x, weights, name):
    """3 x 3 convolution with zero padding and ReLU; x is H x W x channels."""
    w, b = weights[name + ".weight"], weights[name + ".bias"]
    h, width, c = x.shape
    out = w.shape[0]
    kernel = np.ascontiguousarray(w.transpose(2, 3, 1, 0).reshape(9 * c, out))
    pad = np.zeros((h + 2, width + 2, c), np.float32)
    pad[1:-1, 1:-1] = x
    y = np.empty((h, width, out), np.float32)
    rows = max(1, int(4e6 / (width * 9 * c)))
    for top in range(0, h, rows):
        n = min(rows, h - top)
        patches = np.concatenate(
            [pad[top + i : top + i + n, j : j + width] for i in range(3) for j in range(3)], axis=2
        )
        y[top : top + n] = np.maximum(patches.reshape(-1, 9 * c) @ kernel + b, 0).reshape(n, width, out)
    return y


def pool(x):
    h, w, c = x.shape
    return x.reshape(h // 2, 2, w // 2, 2, c).max((1, 3))


def grow(x):
    return x.repeat(2, 0).repeat(2, 1)


def unet(x, weights):
    """x: H x W x 9, both sides a multiple of 16; gives H x W x 3."""
    p1 = pool(conv(conv(x, weights, "enc_conv0"), weights, "enc_conv1"))
    p2 = pool(conv(p1, weights, "enc_conv2"))
    p3 = pool(conv(p2, weights, "enc_conv3"))
    p4 = pool(conv(p3, weights, "enc_conv4"))
    y = conv(conv(p4, weights, "enc_conv5a"), weights, "enc_conv5b")
    for level, skip in (("4", p3), ("3", p2), ("2", p1), ("1", x)):
        y = conv(np.concatenate([grow(y), skip], 2), weights, f"dec_conv{level}a")
        y = conv(y, weights, f"dec_conv{level}b")
    return conv(y, weights, "dec_conv0")


def denoise(color, albedo, normal):
    """Linear H x W x 3 float arrays: the noisy picture, the surface colour and the normals, both without noise."""
    h, w = color.shape[:2]
    tall, wide = -h % 16, -w % 16
    edge = ((0, tall), (0, wide), (0, 0))
    scale = exposure_of(color)
    x = np.concatenate(
        [
            to_curve(np.clip(color, 0, 65504) * scale) / CURVE_MAX,
            np.clip(albedo, 0, 1),
            np.clip(normal, -1, 1) * 0.5 + 0.5,
        ],
        2,
    ).astype(np.float32)
    y = unet(np.pad(x, edge, mode="reflect"), read_weights())[:h, :w]
    return (from_curve(np.clip(y * CURVE_MAX, 0, CURVE_MAX)) / scale).astype(np.float32)
