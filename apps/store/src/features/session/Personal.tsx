import { Fragment } from "react";
import type { ReactElement, ReactNode } from "react";
import { useAuth } from "./AuthProvider.tsx";

/** Mounts its children anew whenever a person leaves, so that nothing shown or typed in them outlives the person. */
export const Personal = ({ children }: { children: ReactNode }): ReactElement => (
  <Fragment key={useAuth().departures}>{children}</Fragment>
);
