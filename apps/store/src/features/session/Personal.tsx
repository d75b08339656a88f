import { Fragment, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useAuth } from "./AuthProvider.tsx";

/**
 * Remounts its children when a user logs out or is replaced, so that no state outlives the user.
 * Input of a visitor is kept after the login.
 */
export const Personal = ({ children }: { children: ReactNode }): ReactElement => {
  const userId = useAuth().user?.id;
  const [last, setLast] = useState({ userId, departures: 0 });
  if (last.userId !== userId)
    setLast({ userId, departures: last.departures + (last.userId === undefined ? 0 : 1) });
  return <Fragment key={last.departures}>{children}</Fragment>;
};
