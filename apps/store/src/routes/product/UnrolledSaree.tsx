import type { ProductAnswer } from "@pallu/contract";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { useSelectedVariant } from "./useSelectedVariant.ts";

const load = () => import("./Unrolled.island.tsx");
const Unrolled = serverIsland("Unrolled", async () => ({ default: (await load()).Unrolled }));

/** Returns the name of a picture that the studio made, see `pictureFiles`. */
const nameOf = (file: string | null | undefined): string | undefined =>
  /^([\w-]+)\.\d+x\d+\.[\da-f]{8}\.webp$/.exec(file ?? "")?.[1];

/**
 * Shows the whole cloth of the selected variant. The studio draws it for its own pictures only: for other pictures, and
 * if the file fails to load, there is no section.
 */
export const UnrolledSaree = ({ product }: { product: ProductAnswer }): ReactElement | null => {
  const { variant } = useSelectedVariant(product);
  const name = nameOf(variant?.productVariantImage);
  const [failed, setFailed] = useState<string>();
  const host = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      loadWhenIdle([
        Unrolled.preload,
        async () => {
          const { startUnrolled } = await load();
          if (host.current) startUnrolled(host.current);
        },
      ]),
    [],
  );
  if (!name || name === failed) return null;
  return (
    <div
      ref={host}
      onErrorCapture={({ currentTarget, target }) => {
        // React reports errors in the dialog, too.
        if (currentTarget.contains(target as Node)) setFailed(name);
      }}
    >
      <Unrolled key={name} of={name} />
    </div>
  );
};
