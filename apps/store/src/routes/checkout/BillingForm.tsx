import { CheckoutSection, TextArea, TextField, useTypedBefore } from "@pallu/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEvent, KeyboardEvent, ReactElement } from "react";
import { emailField } from "../../features/account/emailField.ts";
import type { BillingFields } from "../../features/checkout/billing.rules.ts";
import type { BillingFormState } from "../../features/checkout/useBillingForm.ts";
import { changedValues, formValues } from "../../platform/data/formValues.ts";
import * as styles from "./CheckoutPage.css.ts";

/** Id of the form. Its submit button is in the summary. */
export const billingFormId = "billing";

interface BillingFormProps {
  billingForm: BillingFormState;
  onSubmit: (typed: Partial<BillingFields>) => void;
}

/** Moves the focus to the next field on Enter: only the button orders. */
const goToNext = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
  const { currentTarget: field, nativeEvent } = event;
  // An Enter that ends the composition of a word has this key code.
  // eslint-disable-next-line typescript/no-deprecated
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (event.key !== "Enter" || isComposing || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(field.form?.querySelectorAll<HTMLElement>("input, textarea") ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
};

/** Renders the eight billing fields without validation (CHK-02, CHK-18). */
export const BillingForm = ({ billingForm, onSubmit }: BillingFormProps): ReactElement => {
  const field = (name: keyof BillingFields) => ({
    name,
    enterKeyHint: "next" as const,
    onKeyDown: goToNext,
    defaultValue: billingForm.fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      billingForm.keep({ [name]: target.value }),
  });
  const form = useRef<HTMLFormElement>(null);
  const [early, setEarly] = useState<Partial<BillingFields>>({});
  useTypedBefore(() => {
    if (form.current)
      setEarly(changedValues<BillingFields>(formValues(form.current), billingForm.fields));
  });
  const onEarly = useEffectEvent(() => billingForm.keep(early));
  useEffect(() => onEarly(), [early]);
  return (
    <form
      ref={form}
      method="post"
      id={billingFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(formValues(event.currentTarget));
      }}
    >
      {/* The first submit button is disabled, so Enter does not submit the form, also before hydration. */}
      <button type="submit" disabled hidden>
        Next field
      </button>
      <CheckoutSection title="Contact">
        <TextField
          {...field("fullName")}
          label="Full name"
          autoComplete="name"
          spellCheck={false}
        />
        <TextField {...field("email")} {...emailField} />
        <div className={styles.phone}>
          <TextField {...field("phoneNo")} label="Phone" type="tel" autoComplete="tel" dir="ltr" />
        </div>
      </CheckoutSection>
      <CheckoutSection title="Delivery address">
        <TextField {...field("addressLine1")} label="Address line 1" autoComplete="address-line1" />
        <TextField
          {...field("addressLine2")}
          label="Address line 2"
          optional="optional"
          autoComplete="address-line2"
        />
        <div className={styles.town}>
          <TextField {...field("townCity")} label="Town / City" autoComplete="address-level2" />
          <div className={styles.zip}>
            <TextField
              {...field("zipCode")}
              label="Zip code"
              inputMode="numeric"
              autoComplete="postal-code"
              dir="ltr"
            />
          </div>
        </div>
      </CheckoutSection>
      <CheckoutSection title="For the order">
        <TextArea
          {...field("additionalText")}
          enterKeyHint={undefined}
          label="Additional information"
          optional="optional"
          rows={4}
        />
      </CheckoutSection>
    </form>
  );
};
