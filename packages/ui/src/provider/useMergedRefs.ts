import { useCallback } from "react";
import type { Ref, RefCallback } from "react";

/** Sets a ref to an element. Returns what ends it. */
const attach = <Instance>(ref: Ref<Instance>, element: Instance): (() => void) => {
  if (typeof ref === "function") return ref(element) ?? (() => void ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
};

/** Returns one ref that sets both. It stays the same as long as both do. */
export const useMergedRefs = <Instance>(
  first: Ref<Instance> | undefined,
  second: Ref<Instance> | undefined,
): Ref<Instance> | undefined => {
  const both: RefCallback<Instance> = useCallback(
    (element) => {
      if (element === null) return undefined;
      const ends = [first, second].map((ref) => attach(ref ?? null, element));
      return () => {
        for (const end of ends) end();
      };
    },
    [first, second],
  );
  return first && second ? both : (first ?? second);
};
