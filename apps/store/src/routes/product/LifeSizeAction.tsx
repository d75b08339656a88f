import { Button, UiProvider } from "@pallu/ui";
import { Suspense, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { lifeSize } from "../../content/unrolled.ts";
import { useDirectionPreference } from "../../platform/preferences/preferences.ts";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";

const LifeSize = lazyWithRetry(async () => ({
  default: (await import("./LifeSize.tsx")).LifeSize,
}));

interface LifeSizeActionProps {
  /** Name of the variant's first picture. */
  of: string;
}

const Action = ({ of }: LifeSizeActionProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => loadWhenIdle([LifeSize.preload]), []);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {lifeSize.action}
      </Button>
      {isOpen && (
        <Suspense>
          <LifeSize of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The button outside the page's tree, whose context it lacks. */
const ActionRoot = ({ of }: LifeSizeActionProps): ReactElement => {
  const [direction] = useDirectionPreference();
  return (
    <UiProvider dir={direction}>
      <Action of={of} />
    </UiProvider>
  );
};

/** Opens the border at its real size. In the server's HTML it only keeps its place, until `startLifeSize` hydrates it. */
export const LifeSizeAction = ({ of }: LifeSizeActionProps): ReactElement => (
  <div
    data-life-size={of}
    style={{ visibility: typeof window === "undefined" ? "hidden" : undefined }}
  >
    <Action of={of} />
  </div>
);

/** Hydrates the button in the server's HTML of an island. */
export const startLifeSize = (host: HTMLElement): void => {
  const place = host.querySelector<HTMLElement>("[data-life-size]");
  if (place?.style.visibility !== "hidden") return;
  place.style.visibility = "";
  hydrateRoot(place, <ActionRoot of={place.dataset["lifeSize"] ?? ""} />);
};
