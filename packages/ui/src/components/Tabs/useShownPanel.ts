import { useEffectEvent, useLayoutEffect } from "react";
import type { RefObject } from "react";

/**
 * Takes over from `panelsScript`: calls `onChange` if another panel was chosen before hydration. `root` has `data-panels`,
 * the ARIA attribute of the chosen control. Controls have the name of their panel as `data-shows`, panels as `data-panel`.
 */
export const useShownPanel = (
  root: RefObject<HTMLElement | null>,
  shown: string,
  onChange: (panel: string) => void,
): void => {
  const adopt = useEffectEvent((panel: string | undefined): void => {
    if (panel !== undefined && panel !== shown) onChange(panel);
  });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || "ready" in element.dataset) return;
    const { panels = "" } = element.dataset;
    element.setAttribute("data-ready", "");
    adopt(element.querySelector<HTMLElement>(`[data-shows][${panels}=true]`)?.dataset["shows"]);
  }, [root]);
};
