/** Patterns that cover the cloth: brocade lattices, vines and stars. */
import { darker, lightnessOf, mix } from "./colour.ts";
import type { Design } from "./design.ts";
import { at, circle, flower, petal } from "./motifs.ts";
import type { Repeat } from "./repeat.ts";

export const jaal = (d: Design): Repeat => {
  const [w, h] = [104, 158];
  const leaf = mix(d.trim, d.light, 0.35);
  const one = (x: number, y: number): string => {
    const stems = [-1, 1]
      .map(
        (side) =>
          `<path d="M${x} ${y - h / 2}C${x + side * 8} ${y - h * 0.3} ${x + side * w * 0.5} ${y - h * 0.25} ${x + side * w * 0.5} ${y}C${x + side * w * 0.5} ${y + h * 0.25} ${x + side * 8} ${y + h * 0.3} ${x} ${y + h / 2}" fill="none" stroke="${d.line}" stroke-width="2.6"/>`,
      )
      .join("");
    const leaves = [-1, 1]
      .map((side) =>
        [0.24, 0.4, 0.6, 0.76]
          .map((t, i) => {
            const px = x + side * w * 0.5 * Math.sin(Math.PI * t) ** 1.1;
            const py = y - h / 2 + t * h;
            return petal(px, py, 90 + side * (i % 2 ? 62 : -70), 17, 4.6, i % 2 ? d.line : leaf);
          })
          .join(""),
      )
      .join("");
    return (
      stems +
      leaves +
      at(x, y, 1, flower(8, 27, d.line, d.deep)) +
      at(x, y, 1, flower(8, 14, d.accent, d.line)) +
      at(x, y + 42, 1, flower(5, 9, leaf, d.line))
    );
  };
  const corners = [0, w].map((x) => [0, h].map((y) => one(x, y)).join("")).join("");
  return { width: w, height: h, drop: false, tile: one(w / 2, h / 2) + corners };
};

export const kalamkari = (d: Design): Repeat => {
  const ink = lightnessOf(d.body) > 0.5 ? "#3a2a22" : d.light;
  const red = d.trim;
  const leaf = mix(d.body, lightnessOf(d.body) > 0.5 ? "#3f5a3a" : "#a9b27a", 0.6);
  const vine = (x: number, turn: number): string =>
    `<path d="M${x} 0C${x + turn * 40} 34 ${x + turn * 40} 56 ${x} 90S${x - turn * 40} 146 ${x} 180" fill="none" stroke="${ink}" stroke-width="2.2"/>` +
    [18, 52, 108, 142]
      .map((y, i) =>
        petal(
          x + (y < 90 ? 1 : -1) * turn * 26 * Math.sin(((y % 90) / 90) * Math.PI),
          y,
          i % 2 ? 20 : 150,
          26,
          7,
          leaf,
        ),
      )
      .join("") +
    at(x - turn * 18, 45, 1, flower(8, 25, red, ink) + flower(8, 13, d.accent, red)) +
    at(x + turn * 18, 135, 1, flower(6, 21, d.accent, ink) + flower(6, 10, red, ink));
  return { width: 136, height: 180, drop: false, tile: vine(34, 1) + vine(102, -1) };
};

export const ajrakh = (d: Design): Repeat => {
  const star = (r: number, fill: string): string =>
    `<path d="${Array.from({ length: 16 }, (_, i) => {
      const radius = i % 2 ? r * 0.62 : r;
      const angle = (i * Math.PI) / 8;
      return `${i ? "L" : "M"}${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
    }).join("")}Z" fill="${fill}"/>`;
  const rosette =
    star(42, d.light) +
    star(38, d.trim) +
    star(27, d.light) +
    star(24, d.body) +
    flower(8, 19, d.light, d.trim);
  const corner =
    circle(0, 0, 14, d.light) +
    circle(0, 0, 11.5, darker(d.trim, 0.3)) +
    flower(6, 9, d.light, d.body);
  return {
    width: 92,
    height: 92,
    drop: false,
    tile:
      at(46, 46, 1, rosette) +
      [0, 92].map((x) => [0, 92].map((y) => at(x, y, 1, corner)).join("")).join("") +
      [0, 92].map((p) => circle(46, p, 3, d.light) + circle(p, 46, 3, d.light)).join(""),
  };
};
