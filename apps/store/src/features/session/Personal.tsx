import { Fragment, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useAuth } from "./AuthProvider.tsx";

/**
 * Remounts its children when a person logs out or is replaced, so that no state outlives them. Input of a visitor is kept
 * after the login, and input of a person whose session the server has ended until somebody else logs in.
 */
export const Personal = ({ children }: { children: ReactNode }): ReactElement => {
  const { person } = useAuth();
  const [last, setLast] = useState({ person, departures: 0 });
  if (last.person !== person)
    setLast({ person, departures: last.departures + (last.person === null ? 0 : 1) });
  return <Fragment key={last.departures}>{children}</Fragment>;
};
