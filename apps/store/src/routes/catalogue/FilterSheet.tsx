import { Button, Inline } from "@pallu/ui";
import { Sheet } from "@pallu/ui/dialog";
import type { ReactElement, ReactNode } from "react";

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
      <Inline justify="between" wrap={false}>
        <Button variant="quiet" onClick={onClear}>
          Clear all
        </Button>
        <Button onClick={onClose}>{doneLabel}</Button>
      </Inline>
    }
  >
    {children}
  </Sheet>
);
