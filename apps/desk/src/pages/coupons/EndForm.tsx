import { Button, Inline } from "@pallu/ui";
import { DateField } from "@pallu/ui/desk";
import { Dialog } from "@pallu/ui/dialog";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { useSend } from "../../platform/useSend.ts";
import { endOfDay, todayOf } from "./coupons.rules.ts";
import type { Coupon } from "./coupons.rules.ts";
import * as styles from "../../frame/Page.css.ts";

interface EndFormProps {
  coupon: Pick<Coupon, "code" | "expiresAt">;
  onEnded: (expiresAt: string | null) => void;
}

/** Ends a coupon, now or with a day. */
export const EndForm = ({ coupon: { code, expiresAt }, onEnded }: EndFormProps): ReactElement => {
  const [today] = useState(() => todayOf(new Date()));
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState("");
  const [error, setError] = useState<string>();
  const { run, isSending, failure, reset } = useSend("POST /api/desk/coupons/:code/end");
  const end = async (at?: string): Promise<void> => {
    const answer = await run({
      params: { code },
      body: { expected: expiresAt, ...(at === undefined ? {} : { expiresAt: at }) },
    });
    if (!answer) return;
    setOpen(false);
    onEnded(answer.expiresAt);
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (day === "") setError("Choose the last day.");
    else if (day < today) setError("This day is in the past.");
    else void end(endOfDay(day));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setError(undefined);
        reset();
      }}
      size="small"
      title={`End ${code}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={`End ${code}`}>
          End
        </Button>
      }
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p>Orders that used it keep their discount.</p>
        <DateField
          label="Last day"
          min={today}
          error={error}
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
            setError(undefined);
          }}
        />
        <SendFailure failure={failure} />
        <Inline gap="s8">
          <Button type="submit" busy={isSending} busyText="Ending …">
            End after this day
          </Button>
          <Button variant="danger" disabled={isSending} onClick={() => void end()}>
            {`End ${code} now`}
          </Button>
        </Inline>
      </form>
    </Dialog>
  );
};
