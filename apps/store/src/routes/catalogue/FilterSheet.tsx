import { Button } from "@pallu/ui";
import { Sheet } from "@pallu/ui/dialog";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./FilterSheet.css.ts";

interface FilterSheetProps {
  isOpen: boolean;
  side: "bottom" | "end";
  /** For example "Show 36 products". */
  doneLabel: string;
  onClose: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** Shows the filters in a sheet on screens without a sidebar. */
export const FilterSheet = ({
  isOpen,
  side,
  doneLabel,
  onClose,
  onClear,
  children,
}: FilterSheetProps): ReactElement => (
  <Sheet
    open={isOpen}
    onOpenChange={onClose}
    title="Filters"
    side={side}
    footer={
      <div className={styles.foot}>
        <Button variant="secondary" fullWidth onClick={onClear}>
          Clear all
        </Button>
        <Button fullWidth onClick={onClose}>
          {doneLabel}
        </Button>
      </div>
    }
  >
    {children}
  </Sheet>
);
