import type { ReactElement } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { TextField } from "../TextField/TextField.tsx";

/** What has come of a code; one at a time, so that no applied coupon carries an error. */
export type CouponState =
  | { kind: "idle" }
  | { kind: "checking" }
  | { kind: "refused"; message: string }
  | { kind: "applied"; message: string };

export interface CouponFieldProps {
  /** What has come of the last code. */
  state: CouponState;
  /** The code as it is typed. */
  value: string;
  /** Each letter. */
  onChange: (value: string) => void;
  /** The code, when it is sent by button or Enter. */
  onApply: (code: string) => void;
  /** Leave out where an applied coupon stays. */
  onRemove?: (() => void) | undefined;
  /** The field's name. */
  label?: string | undefined;
  /** What the button does. */
  applyLabel?: string | undefined;
  /** What the button says while the code is checked. */
  busyLabel?: string | undefined;
  /** Takes an applied coupon back. */
  removeLabel?: string | undefined;
}

/** A code and its button; what comes of it is read out where it stands. */
export const CouponField = ({
  state,
  value,
  onChange,
  onApply,
  onRemove,
  label = "Coupon code",
  applyLabel = "Apply",
  busyLabel = "Checking...",
  removeLabel = "Remove",
}: CouponFieldProps): ReactElement => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (state.kind !== "checking") onApply(value.trim());
    }}
  >
    <Stack gap="s12">
      <div aria-live="polite">
        {state.kind === "applied" ? (
          <Notice
            tone="success"
            live={false}
            action={
              onRemove && (
                <Button variant="quiet" size="small" onClick={onRemove}>
                  {removeLabel}
                </Button>
              )
            }
          >
            {state.message}
          </Notice>
        ) : (
          <TextField
            label={label}
            latin
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={value}
            error={state.kind === "refused" ? state.message : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </div>
      {state.kind !== "applied" && (
        <Button
          type="submit"
          variant="secondary"
          fullWidth
          busy={state.kind === "checking"}
          busyText={busyLabel}
        >
          {applyLabel}
        </Button>
      )}
    </Stack>
  </form>
);
