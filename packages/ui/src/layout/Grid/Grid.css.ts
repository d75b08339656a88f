import { breakpoints, from, type Breakpoint } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";

const counts = [1, 2, 3, 4, 5, 6] as const;
export type ColumnCount = (typeof counts)[number];

const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const perCount = (
  rule: (count: ColumnCount) => Parameters<typeof layoutStyle>[0],
): Record<ColumnCount, string> =>
  layoutVariants(
    Object.fromEntries(counts.map((count) => [String(count), rule(count)])) as Record<
      `${ColumnCount}`,
      ReturnType<typeof rule>
    >,
  );

export const grid = layoutStyle({
  display: "grid",
  columnGap: vars.space.gutter,
  rowGap: vars.space.s32,
});

export const base: Record<ColumnCount, string> = perCount(tracks);
export const at: Record<Breakpoint, Record<ColumnCount, string>> = Object.fromEntries(
  (Object.keys(breakpoints) as Breakpoint[]).map((breakpoint) => [
    breakpoint,
    perCount((count) => ({ "@media": { [from(breakpoint)]: tracks(count) } })),
  ]),
) as Record<Breakpoint, Record<ColumnCount, string>>;
