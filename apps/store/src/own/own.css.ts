import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const list: string = pageStyle({
  paddingInlineStart: vars.space.s24,
  display: "grid",
  gap: vars.space.s8,
});

/** Opens the size guide: a target of 44 px that looks like a link. */
export const guide: string = pageStyle({
  paddingBlock: vars.space.s8,
  minBlockSize: vars.size.iconButton,
  cursor: "pointer",
  color: vars.color.action,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

export const announcement: string = pageStyle({ containerType: "inline-size" });

/** Until the header has a line for it (`SiteHeader`). */
export const announcementLine: string = pageStyle({
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.pageMargin,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.text.caption,
  textAlign: "center",
  overflowWrap: "anywhere",
  "@container": { "(min-width: 75em)": { display: "none" } },
});
