import type { ComponentProps, JSX } from "react";

/**
 * Native props of a component's root element: `id`, `ref`, `data-*`, `aria-*` and event handlers. `Own` names the props
 * that the component defines itself.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  "className" | "style" | Own
>;
