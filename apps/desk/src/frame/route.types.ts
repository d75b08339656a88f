import type { IconComponent } from "@pallu/ui";
import type { Scope } from "../platform/callTypes.ts";
import type { ComponentType } from "react";

/** Loads the code of a page. */
export type LoadPage = () => Promise<ComponentType>;

export interface DeskRoute {
  /** Below `/desk`, in the form of react-router, such as `/orders/:orderId`. */
  path: string;
  load: LoadPage;
  /** The scope that the page requires. Without it the page is not found. */
  scope?: Scope;
  /** The place in the navigation. Absent: the page is reached by links. */
  nav?: {
    label: string;
    icon: IconComponent;
    /** Whether it is in the bottom bar of a phone, which has four places. */
    isFirst?: boolean;
  };
}
