import type { ReactElement } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import { variantOf } from "../../provider/variantOf.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { useStickyBar } from "../useStickyBar.ts";
import * as bar from "../stickyBar.css.ts";
import * as styles from "./SaveBar.css.ts";

export const saveStates = ["clean", "changed", "saving", "saved", "failed"] as const;

export interface SaveBarProps extends RootProps<"div", "children"> {
  /**
   * State of the form. The bar is hidden while it is `clean`; render it also then, so that the first change is announced.
   * `saved` shows that it is saved and no buttons.
   */
  state: (typeof saveStates)[number];
  /** Replaces the text of the state, for example why saving failed and what to do. */
  message?: string;
  /** Text of the button, for example "Save and mail Asha". @default "Save" */
  saveText?: string;
  /** Called by "Save". Without it the button submits its form. `null` renders no "Save": something must be decided first. */
  onSave?: (() => void) | null;
  /** `id` of the form that "Save" submits, if the bar is not inside it. */
  form?: string;
  /** Called by "Discard", which is rendered only if this is set. */
  onDiscard?: () => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["saveBar"]>;
}

export const saveBarLabels: Messages["saveBar"] = {
  name: "Changes",
  changed: "Unsaved changes",
  saving: "Saving…",
  saved: "Saved",
  failed: "Not saved. What you typed is still here.",
  save: "Save",
  retry: "Save again",
  discard: "Discard",
};

/**
 * Says whether a form has unsaved changes, and saves or discards them. Stays at the lower edge of the page. Every change of
 * its state is announced once; a failure is an alert.
 */
export const SaveBar = ({
  state,
  message,
  saveText,
  onSave,
  form,
  onDiscard,
  labels,
  ref,
  ...rest
}: SaveBarProps): ReactElement => {
  const texts = useLabels("saveBar", saveBarLabels, labels);
  const { changed, saving, saved, failed } = texts;
  const own = variantOf({ clean: "", changed, saving, saved, failed }, state);
  const words = state === "clean" ? "" : (message ?? own);
  const save = saveText ?? texts.save;
  const isFailed = state === "failed";
  const root = useMergedRefs(ref, useStickyBar<HTMLDivElement>(state !== "clean"));
  const isSaving = state === "saving";
  return (
    <div
      role="group"
      aria-label={texts.name}
      {...rest}
      ref={root}
      data-state={state}
      className={state === "clean" ? undefined : classNames(bar.bar, styles.bar)}
    >
      {/* In the document before the first change, so that it is announced. */}
      <VisuallyHidden role="status">{isFailed ? "" : words}</VisuallyHidden>
      <VisuallyHidden role="alert">{isFailed ? words : ""}</VisuallyHidden>
      {state !== "clean" && (
        <span
          aria-hidden="true"
          dir="auto"
          className={classNames(bar.words, isFailed && styles.failed)}
        >
          {words}
        </span>
      )}
      {(state === "changed" || isSaving || isFailed) && (
        <div className={bar.actions}>
          {onDiscard && (
            <Button variant="quiet" size="small" disabled={isSaving} onClick={onDiscard}>
              {texts.discard}
            </Button>
          )}
          {onSave !== null && (
            <Button
              type={onSave ? "button" : "submit"}
              form={form}
              size="small"
              busy={isSaving}
              onClick={onSave}
            >
              {isFailed && saveText === undefined ? texts.retry : save}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
