import type { IconComponent } from "@pallu/ui";
import type { Scope } from "../platform/session.types.ts";
import type { ComponentType, LazyExoticComponent } from "react";

export interface DeskRoute {
  /** Below `/desk`, in the form of react-router, such as `/orders/:orderId`. */
  path: string;
  /** Loads the code of the page. */
  load: () => Promise<ComponentType>;
  page: LazyExoticComponent<ComponentType>;
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
