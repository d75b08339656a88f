import {
  ButtonLink,
  Grid,
  PricingCard,
  Stack,
  Switch,
  Text,
  useTypedBefore,
  VisuallyHidden,
} from "@pallu/ui";
import type { GridColumns } from "@pallu/ui";
import { useId, useRef, useState } from "react";
import type { ReactElement } from "react";
import { pricingTexts as texts } from "@pallu/demo/content/pricing.ts";
import type { PricingPlan } from "@pallu/demo/content/pricing.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";

interface PlansProps {
  plans: readonly PricingPlan[];
  columns: GridColumns;
  /** Heading level of the plans. */
  level?: 2 | 3;
}

/** Shows the plans with monthly or yearly prices (INFO-41 to INFO-43). */
export const Plans = ({ plans, columns, level = 2 }: PlansProps): ReactElement => {
  const [yearly, setYearly] = useState<boolean | null>(null);
  const { formatPrice } = useCurrency();
  const noteId = useId();
  const toggle = useRef<HTMLInputElement>(null);
  useTypedBefore(() => {
    if (toggle.current?.checked) setYearly(true);
  });
  return (
    <Stack gap="s32">
      <div>
        <Switch
          label={texts.toggle}
          sides={{ off: texts.month, on: texts.year }}

          ref={toggle}
          checked={yearly === true}
          onChange={({ target }) => setYearly(target.checked)}
        />
        <VisuallyHidden>
          <span role="status">{yearly !== null && (yearly ? texts.byYear : texts.byMonth)}</span>
        </VisuallyHidden>
      </div>
      <Grid columns={columns}>
        {plans.map(({ title, desc, monthPrice, yearPrice, features, fabric, flag }) => (
          <PricingCard
            key={title}
            headingLevel={level}
            title={title}
            text={desc}
            price={formatPrice(yearly ? yearPrice : monthPrice)}
            per={yearly ? texts.perYear : texts.perMonth}
            features={features}
            fabric={fabric}
            {...(flag !== undefined && { flag })}
            action={
              <ButtonLink href="#" variant="secondary" fullWidth aria-describedby={noteId}>
                {texts.subscribe}
              </ButtonLink>
            }
          />
        ))}
      </Grid>
      <Text id={noteId} size="small" tone="muted">
        {texts.note}
      </Text>
    </Stack>
  );
};
