import type { ReactElement, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { useStickyBar } from "../useStickyBar.ts";
import * as styles from "../stickyBar.css.ts";

export interface BulkBarProps extends RootProps<"div"> {
  /** Number of selected items. The bar is hidden at 0. Render it also then, so that the first one is announced. */
  count: number;
  /** Text after the number, for example "of 214 found". */
  note?: string;
  /** Buttons that act on the selection. */
  children: ReactNode;
  /** Called by "Clear selection". */
  onClear: () => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["bulkBar"]>;
}

export const bulkBarLabels: Messages["bulkBar"] = {
  name: "Selection",
  selected: (count) => `${count} selected`,
  clear: "Clear selection",
};

/** Actions for the selected rows. Stays at the lower edge of the page, and is announced when the number changes. */
export const BulkBar = ({
  count,
  note,
  children,
  onClear,
  labels,
  ref,
  ...rest
}: BulkBarProps): ReactElement => {
  const texts = useLabels("bulkBar", bulkBarLabels, labels);
  const root = useMergedRefs(ref, useStickyBar<HTMLDivElement>(count > 0));
  const text = count > 0 ? texts.selected(count) : "";
  return (
    <div
      role="group"
      aria-label={texts.name}
      {...rest}
      ref={root}
      className={count > 0 ? styles.bar : undefined}
    >
      {/* In the document before the first row is selected, so that its change is announced. */}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {count > 0 && (
        <>
          <span aria-hidden="true" dir="auto" className={styles.words}>
            {text}
          </span>
          {note !== undefined && (
            <span dir="auto" className={styles.note}>
              {note}
            </span>
          )}
          <Button variant="quiet" size="small" onClick={onClear}>
            {texts.clear}
          </Button>
          <div className={styles.actions}>{children}</div>
        </>
      )}
    </div>
  );
};
