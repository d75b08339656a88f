import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Returns a function that opens a path for somebody who is still on the page. Who has pressed a link goes where it leads: the
 * browser's URL changes at once, the page when its code has come.
 */
export const useRedirect = (): ((path: string) => void) => {
  const navigate = useNavigate();
  const from = useRef<string>(null);
  useEffect(() => {
    from.current = window.location.pathname;
    return () => {
      from.current = null;
    };
  }, []);
  return useCallback(
    (path) => {
      if (from.current === window.location.pathname) void navigate(path);
    },
    [navigate],
  );
};
