import type { ComponentProps } from "react";

/** Attributes of a button that submits a form before hydration and without scripts. */
export type SubmitProps = Pick<ComponentProps<"button">, "form" | "formAction" | "name" | "value">;
