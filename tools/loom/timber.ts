import { darker, lighter } from "./colour.ts";
import { randomOf } from "./random.ts";

/** A board with grain along its longer side. */
export const board = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  seed: number,
  radius = 2,
): string => {
  const random = randomOf(seed + Math.round(x * 7 + y * 13));
  const isWide = w >= h;
  const id = `b${seed}-${Math.round(x)}-${Math.round(y)}-${Math.round(w)}`;
  const lines = Array.from({ length: Math.max(3, Math.round((isWide ? h : w) / 7)) }, () => {
    const t = random();
    const bend = (random() - 0.5) * 9;
    const tone = random() > 0.5 ? darker(colour, 0.3) : lighter(colour, 0.25);
    const path = isWide
      ? `M${x} ${y + t * h}q${w / 2} ${bend} ${w} ${bend * 0.4}`
      : `M${x + t * w} ${y}q${bend} ${h / 2} ${bend * 0.4} ${h}`;
    return `<path d="${path}" stroke="${tone}" stroke-width="${0.8 + random() * 1.4}" stroke-opacity=".5" fill="none"/>`;
  }).join("");
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/></clipPath><g clip-path="url(#${id})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"/>${lines}<rect x="${x}" y="${y}" width="${w}" height="${isWide ? 3 : h}" fill="#fff" fill-opacity="${isWide ? 0.22 : 0}"/><rect x="${x}" y="${y + h - 4}" width="${w}" height="4" fill="#000" fill-opacity=".22"/>${isWide ? "" : `<rect x="${x + w * 0.68}" y="${y}" width="${w * 0.32}" height="${h}" fill="#000" fill-opacity=".16"/>`}</g>`;
};

/** A leg that narrows towards the floor. */
export const leg = (
  x: number,
  y: number,
  h: number,
  top: number,
  lean: number,
  colour: string,
): string =>
  `<path d="M${x - top / 2} ${y}H${x + top / 2}L${x + lean + top * 0.28} ${y + h}H${x + lean - top * 0.28}Z" fill="${colour}"/><path d="M${x + top * 0.12} ${y}H${x + top / 2}L${x + lean + top * 0.28} ${y + h}H${x + lean + top * 0.02}Z" fill="#000" fill-opacity=".2"/>`;

/** Six-way cane, woven over a rectangle. */
export const cane = (
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  id: string,
): string =>
  `<defs><pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="${darker(tone, 0.42)}"/><path d="M0 3.5H14M0 10.5H14M3.5 0V14M10.5 0V14" stroke="${tone}" stroke-width="2.2"/><path d="M0 0L14 14M14 0L0 14" stroke="${lighter(tone, 0.3)}" stroke-width="1.7"/></pattern></defs><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`;

export const knob = (x: number, y: number, r: number, metal: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${darker(metal, 0.25)}"/><circle cx="${x - r * 0.15}" cy="${y - r * 0.2}" r="${r * 0.72}" fill="${metal}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.26}" fill="#fff7dd"/>`;

/** The soft patch of shade where a piece stands on the floor. */
export const floorShade = (x: number, y: number, rx: number): string =>
  `<defs><radialGradient id="f${x}"><stop offset="0" stop-color="#2a2018" stop-opacity=".42"/><stop offset=".55" stop-color="#2a2018" stop-opacity=".17"/><stop offset="1" stop-color="#2a2018" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.max(14, rx * 0.1)}" fill="url(#f${x})"/>`;

/** Silvered glass with a slant of light. */
export const glass = (outline: string, id: string): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><rect width="720" height="900" fill="#cfd6d6"/><path d="M120 700L560 60H640L200 760Z" fill="#e4e9e7"/><path d="M300 800L700 220H720L350 860Z" fill="#dbe1e0"/><path d="M0 560H720V900H0Z" fill="#b9bfba" fill-opacity=".45"/></g>`;
