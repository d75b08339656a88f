import type { ReactElement } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { useControlled } from "../../provider/useControlled.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";

export const couponStatuses = ["idle", "checking", "refused", "applied"] as const;

export interface CouponFieldProps extends RootProps<"form", "onChange" | "defaultValue"> {
  /** Label of the field, for example "Coupon code". */
  label: string;
  /** Text of the button. */
  action: string;
  /** `name` of the field, for a form that submits without JavaScript. */
  name?: string | undefined;
  /** Result of the last code. @default "idle" */
  status?: (typeof couponStatuses)[number] | undefined;
  /** Describes the result. An error if the code was refused. */
  message?: string | undefined;
  /** The current code, for controlled use. */
  value?: string | undefined;
  /** The initial code. @default "" */
  defaultValue?: string | undefined;
  /** Called on every change. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with the code on submit, also by the Enter key while another code is checked. */
  onApply: (code: string) => void;
}

/** A coupon form. The result is announced in a live region. */
export const CouponField = ({
  label,
  action,
  name,
  status = "idle",
  message,
  value,
  defaultValue = "",
  onChange,
  onApply,
  ...rest
}: CouponFieldProps): ReactElement => {
  const [code, change] = useControlled("CouponField", value, defaultValue, onChange);
  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    onApply(code);
  };
  return (
    <form noValidate {...mergeHandlers(rest, { onSubmit })}>
      <Stack gap="s12">
        <div aria-live="polite">
          <TextField
            label={label}
            name={name}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            value={code}
            hint={status === "applied" ? message : undefined}
            error={status === "refused" ? message : undefined}
            onChange={({ target }) => change(target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" fullWidth busy={status === "checking"}>
          {action}
        </Button>
      </Stack>
    </form>
  );
};
