"""A pen that draws one shape to two sheets: the colour, and the mask of metal thread. Metres; colours 0 to 1."""

import math

import cairo
import numpy as np


def rgb(h):
    h = h.lstrip("#")
    return tuple(int(h[i : i + 2], 16) / 255 for i in (0, 2, 4))


def mix(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


class Pen:
    """Draws the same shape to the colour sheet and to the metal (zari) mask."""

    def __init__(self, x0, y0, w, h, ppm, has_metal=True):
        self.has_metal = has_metal
        self.W, self.H = max(4, round(w * ppm)), max(4, round(h * ppm))
        self.col = cairo.ImageSurface(cairo.FORMAT_RGB24, self.W, self.H)
        self.met = cairo.ImageSurface(cairo.FORMAT_A8, self.W, self.H)
        self.c, self.m = cairo.Context(self.col), cairo.Context(self.met)
        for k in (self.c, self.m):
            k.scale(ppm, ppm)
            k.translate(-x0, -y0)
        self.m.set_operator(cairo.OPERATOR_SOURCE)

    def both(self, f):
        f(self.c)
        f(self.m)

    def save(self):
        self.both(lambda k: k.save())

    def restore(self):
        self.both(lambda k: k.restore())

    def at(self, x, y, s=1.0, r=0.0, flip=1):
        def go(k):
            k.translate(x, y)
            k.rotate(r)
            k.scale(s * flip, s)

        self.both(go)

    def clip(self, x, y, w, h):
        def go(k):
            k.rectangle(x, y, w, h)
            k.clip()

        self.both(go)

    def fill(self, path, color, metal=0.0):
        metal = metal if self.has_metal else 0
        self.c.new_path()
        path(self.c)
        self.c.set_source_rgb(*color)
        self.c.fill()
        self.m.new_path()
        path(self.m)
        self.m.set_source_rgba(0, 0, 0, metal)
        self.m.set_operator(
            cairo.OPERATOR_OVER
            if metal == 1
            else cairo.OPERATOR_DEST_OUT
            if metal == 0
            else cairo.OPERATOR_SOURCE
        )
        if metal == 0:
            self.m.set_source_rgba(0, 0, 0, 1)
        self.m.fill()

    def line(self, path, width, color, metal=0.0, round_=True):
        metal = metal if self.has_metal else 0
        for k in (self.c, self.m):
            k.new_path()
            path(k)
            k.set_line_width(width)
            if round_:
                k.set_line_cap(cairo.LINE_CAP_ROUND)
                k.set_line_join(cairo.LINE_JOIN_ROUND)
        self.c.set_source_rgb(*color)
        self.c.stroke()
        self.m.set_operator(cairo.OPERATOR_OVER if metal else cairo.OPERATOR_DEST_OUT)
        self.m.set_source_rgba(0, 0, 0, 1)
        self.m.stroke()

    def arrays(self):
        a = np.ndarray((self.H, self.col.get_stride() // 4, 4), np.uint8, self.col.get_data())[
            :, : self.W, 2::-1
        ]
        b = np.ndarray((self.H, self.met.get_stride()), np.uint8, self.met.get_data())[:, : self.W]
        return a.astype(np.float32) / 255, b.astype(np.float32) / 255


def circle(x, y, r):
    return lambda k: (k.new_sub_path(), k.arc(x, y, r, 0, 2 * math.pi), k.close_path())


def rect(x, y, w, h):
    return lambda k: k.rectangle(x, y, w, h)


def poly(pts):
    def go(k):
        k.move_to(*pts[0])
        for p in pts[1:]:
            k.line_to(*p)
        k.close_path()

    return go


def petal(x, y, ang, L, wd):
    def go(k):
        k.save()
        k.translate(x, y)
        k.rotate(ang)
        k.move_to(0, 0)
        k.curve_to(L * 0.25, -wd, L * 0.8, -wd * 0.9, L, 0)
        k.curve_to(L * 0.8, wd * 0.9, L * 0.25, wd, 0, 0)
        k.close_path()
        k.restore()

    return go


def mango(s=1.0, dx=0, dy=0):
    """The paisley: about one unit tall, tip curling to the right at the top."""

    def go(k):
        k.save()
        k.translate(dx, dy)
        k.scale(s, s)
        k.move_to(0.17, -0.50)
        k.curve_to(0.36, -0.52, 0.38, -0.30, 0.24, -0.27)
        k.curve_to(0.26, -0.36, 0.20, -0.40, 0.12, -0.34)
        k.curve_to(0.02, -0.24, 0.34, -0.06, 0.35, 0.16)
        k.curve_to(0.36, 0.38, 0.18, 0.50, 0.0, 0.50)
        k.curve_to(-0.22, 0.50, -0.37, 0.34, -0.35, 0.12)
        k.curve_to(-0.32, -0.18, -0.06, -0.46, 0.17, -0.50)
        k.close_path()
        k.restore()

    return go
