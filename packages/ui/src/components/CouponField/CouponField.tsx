import type { ReactElement } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { TextField } from "../TextField/TextField.tsx";

/** State of the coupon. A union, so that an applied coupon cannot carry an error. */
export type CouponState =
  | { kind: "idle" }
  | { kind: "checking" }
  | { kind: "refused"; message: string }
  | { kind: "applied"; message: string };

export interface CouponFieldProps {
  /** Result of the last code. */
  state: CouponState;
  /** The current value of the field. */
  value: string;
  /** Called on every change. */
  onChange: (value: string) => void;
  /** Called with the trimmed code on submit. */
  onApply: (code: string) => void;
  /** Called when the coupon is removed. Omit it if an applied coupon cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Label of the field. */
  label?: string | undefined;
  /** Text of the submit button. */
  applyLabel?: string | undefined;
  /** Text of the submit button while the code is checked. */
  busyLabel?: string | undefined;
  /** Text of the button that removes an applied coupon. */
  removeLabel?: string | undefined;
}

/** A coupon form. The result is announced in a live region. */
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
