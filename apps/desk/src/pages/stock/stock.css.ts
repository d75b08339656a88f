import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const product = pageStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: vars.space.s12,
});

export const picture = pageStyle({
  inlineSize: "3rem",
  blockSize: "3.75rem",
  objectFit: "cover",
  borderRadius: vars.radius.surface,
});

export const minor = pageStyle({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightRegular,
  overflowWrap: "anywhere",
});

export const onHand = pageStyle({ display: "grid", gap: vars.space.s8, maxInlineSize: "18rem" });

export const narrow = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s16,
  maxInlineSize: "44rem",
});

export const filesSection = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s12,
});
