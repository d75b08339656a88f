import type { ProductResponse } from "@pallu/contract";
import { startDragScroll } from "@pallu/ui";
import { useCallback, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { NotLoaded } from "../../features/notices/NotLoaded.tsx";
import { lazyPart } from "../../platform/delivery/lazyPart.tsx";
import { loadAtFirstTouch } from "../../platform/delivery/loadAtFirstTouch.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { useSelectedVariant } from "./useSelectedVariant.ts";

const Unrolled = serverIsland("Unrolled", () => import("./Unrolled.island.tsx"));
const LifeSize = lazyPart(
  async () => ({ default: (await import("./LifeSize.tsx")).LifeSize }),
  NotLoaded,
);

/**
 * Shows the whole cloth of the selected variant. Without its picture and lengths, and if the file fails to load, there is no
 * section.
 */
export const UnrolledSaree = ({ product }: { product: ProductResponse }): ReactElement | null => {
  const { variant } = useSelectedVariant(product);
  // Other hosts may send other types, and letters that are none of an attribute's value.
  const name = encodeURIComponent(variant?.clothImage ?? "");
  const [failed, setFailed] = useState<string>();
  /** Picture of the cloth whose border is shown at its real size. */
  const [enlarged, setEnlarged] = useState<string>();
  useEffect(() => loadAtFirstTouch([Unrolled.preload, LifeSize.preload]), []);
  /** The island is the server's HTML: handles its button and starts dragging by mouse, which `ClothStrip` does otherwise. */
  const startIn = useCallback((host: HTMLElement | null) => {
    if (!host) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const button = (target as Element).closest<HTMLElement>("[data-life-size]");
      if (button) setEnlarged(button.dataset["lifeSize"]);
    };
    host.addEventListener("click", onClick);
    const scroller = host.querySelector<HTMLElement>("section[tabindex]:not([data-drag])");
    const stopDrag = scroller ? startDragScroll(scroller) : undefined;
    return () => {
      host.removeEventListener("click", onClick);
      stopDrag?.();
    };
  }, []);
  if (!variant || !name || name === failed) return null;
  return (
    <>
      <div ref={startIn} onErrorCapture={() => setFailed(name)}>
        <Unrolled key={name} of={name} product={product} variant={variant} />
      </div>
      {enlarged === name && (
        <LifeSize product={product} variant={variant} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  );
};
