import { Button, Checkbox, ErrorSummary, Inline, Select, TextField } from "@pallu/ui";
import { DateField, MoneyField, NumberField } from "@pallu/ui/desk";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { useFormDraft } from "../../platform/drafts.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { RestoredNotice } from "../../platform/RestoredNotice.tsx";
import { useSend } from "../../platform/useSend.ts";
import { bodyOf, emptyForm, faultsOf, offWords, todayOf } from "./coupons.rules.ts";
import type { CouponField, CouponForm } from "./coupons.rules.ts";
import * as styles from "../../frame/Page.css.ts";

const idOf = (field: CouponField): string => `coupon-${field}`;

/** A form for a new coupon, which names all faults at once. */
export const NewCouponPage = (): ReactElement => {
  const [today] = useState(() => todayOf(new Date()));
  const draft = useFormDraft<CouponForm>("coupon-new", emptyForm);
  const { form } = draft;
  const [attempts, setAttempts] = useState(0);
  const { run, isSending, failure } = useSend("POST /api/desk/coupons");
  const navigate = useNavigate();
  const toast = useToast();
  const own = attempts > 0 ? faultsOf(form, today) : new Map<CouponField, string>();
  const faults =
    failure?.code === "known_coupon" ? new Map([...own, ["code", failure.message] as const]) : own;
  const set = (change: Partial<CouponForm>): void =>
    draft.change((before) => ({ ...before, ...change }));

  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (faultsOf(form, today).size > 0) return;
    const coupon = await run({ body: bodyOf(form) });
    if (!coupon) return;
    draft.forget();
    toast.show({ text: `${coupon.code} takes ${offWords(coupon)} now.`, tone: "success" });
    void navigate(`/coupons?find=${coupon.code}`);
  };

  return (
    <Page title="Add a coupon" back={{ href: "/coupons", label: "Coupons" }}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <RestoredNotice draft={draft} />
        {faults.size > 0 && (
          <ErrorSummary
            key={attempts}
            title="This must be corrected"
            items={[...faults].map(([field, text]) => ({ id: idOf(field), text }))}
          />
        )}
        <TextField
          id={idOf("code")}
          label="Code"
          hint="Such as DIWALI. Shoppers may type it in any case."
          maxLength={30}
          autoCapitalize="characters"
          spellCheck={false}
          error={faults.get("code")}
          value={form.code}
          onChange={({ target }) => set({ code: target.value })}
        />
        <Select
          label="Takes off"
          options={[
            { value: "percent", label: "A share of the sub total" },
            { value: "amount", label: "An amount" },
          ]}
          value={form.kind}
          onChange={({ target }) => set({ kind: target.value === "amount" ? "amount" : "percent" })}
        />
        {form.kind === "percent" ? (
          <NumberField
            id={idOf("percent")}
            label="Share"
            unit="%"
            max={100}
            error={faults.get("percent")}
            value={form.percent}
            onChange={(percent) => set({ percent })}
          />
        ) : (
          <MoneyField
            id={idOf("amount")}
            label="Amount"
            error={faults.get("amount")}
            value={form.amountPaise}
            onChange={(amountPaise) => set({ amountPaise })}
          />
        )}
        <MoneyField
          id={idOf("minimum")}
          label="For orders from"
          optional="optional"
          error={faults.get("minimum")}
          value={form.minimumPaise}
          onChange={(minimumPaise) => set({ minimumPaise })}
        />
        <NumberField
          id={idOf("usesLeft")}
          label="Uses in total"
          hint="Leave it empty for any number."
          optional="optional"
          max={1_000_000_000}
          error={faults.get("usesLeft")}
          value={form.uses}
          onChange={(uses) => set({ uses })}
        />
        <Checkbox
          label="Once for each person"
          checked={form.oncePerUser}
          onChange={({ target }) => set({ oncePerUser: target.checked })}
        />
        <DateField
          id={idOf("expiresAt")}
          label="Last day"
          hint="Leave it empty for no end."
          optional="optional"
          min={today}
          error={faults.get("expiresAt")}
          value={form.lastDay}
          onChange={({ target }) => set({ lastDay: target.value })}
        />
        {failure?.code !== "known_coupon" && <SendFailure failure={failure} />}
        <Inline gap="s8">
          <Button type="submit" busy={isSending} busyText="Adding …">
            Add the coupon
          </Button>
        </Inline>
      </form>
    </Page>
  );
};
