import { Suspense, useEffect, useState } from "react";
import type { Dispatch, ReactElement, SetStateAction } from "react";
import { later } from "../../platform/later.tsx";

const Search = later(() => import("./Search.tsx"));

const EarlyKeys = ({ onType }: { onType: Dispatch<SetStateAction<string>> }): null => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key } = event;
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Enter and space would press the button that has the focus once more.
      if (isLetter || key === "Backspace" || key === "Enter") event.preventDefault();
      if (isLetter) onType((text) => text + key);
      else if (key === "Backspace") onType((text) => text.slice(0, -1));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onType]);
  return null;
};

/** The open search. What is typed while its code is on its way stands in its field. */
export const SearchSlot = ({ onClose }: { onClose: () => void }): ReactElement => {
  const [typed, setTyped] = useState("");
  return (
    <Suspense fallback={<EarlyKeys onType={setTyped} />}>
      <Search typed={typed} onClose={onClose} />
    </Suspense>
  );
};
