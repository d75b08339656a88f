import { vars } from "../../tokens/contract.css.ts";
import { pictureBlockSize, picturePosition } from "../../tokens/cropped.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const frame = componentStyle({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  blockSize: `var(${pictureBlockSize}, auto)`,
  overflow: "hidden",
  borderRadius: vars.radius.surface,
  background: vars.color.imageBg,
});
export const image = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: `var(${picturePosition}, 50% 50%)`,
});
export const fits = { cover: "", contain: componentStyle({ objectFit: "contain" }) };
/* Applies to the image only, so that the tag keeps its contrast. */
export const dimmed = componentStyle({ opacity: 0.75, filter: "saturate(0.25)" });
export const failure = componentStyle({
  ...type.caption,
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s8,
  padding: vars.space.s12,
  overflow: "hidden",
  color: vars.color.text,
  textAlign: "center",
});
