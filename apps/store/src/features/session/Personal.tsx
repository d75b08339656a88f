import { Fragment, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useAuth } from "./AuthProvider.tsx";

/**
 * Mounts its children anew whenever a person leaves, by a logout or for somebody else, so that nothing shown or typed in
 * them outlives the person. What a visitor typed stays for whoever logs in.
 */
export const Personal = ({ children }: { children: ReactNode }): ReactElement => {
  const userId = useAuth().user?.id;
  const [last, setLast] = useState({ userId, departures: 0 });
  if (last.userId !== userId)
    setLast({ userId, departures: last.departures + (last.userId === undefined ? 0 : 1) });
  return <Fragment key={last.departures}>{children}</Fragment>;
};
