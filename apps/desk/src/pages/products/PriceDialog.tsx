import {
  Button,
  Notice,
  Select,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from "@pallu/ui";
import { NumberField } from "@pallu/ui/desk";
import { Dialog } from "@pallu/ui/dialog";
import { useState } from "react";
import type { ReactElement } from "react";
import type { Input, Output } from "../../platform/callTypes.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { counted, formatMoney } from "../../platform/format.ts";
import { useSend } from "../../platform/useSend.ts";
import type { ListedProduct } from "./products.types.ts";

type Order = Input<"POST /api/desk/product-changes">["body"];
type Change = Output<"POST /api/desk/product-changes">["changes"][number];

const steps = [1, 5, 10, 50, 100] as const;

interface PriceDialogProps {
  products: readonly ListedProduct[];
  onChanged: () => void;
}

/** Returns the names of products, and of their variants, by id. */
const namesOf = (products: readonly ListedProduct[]): Map<string, string> =>
  new Map(
    products.flatMap(({ id, name, variants }) => [
      [id, name] as const,
      ...variants.map(
        (variant) =>
          [
            variant.id,
            `${name} (${[variant.colourName, variant.optionValue].filter(Boolean).join(", ")})`,
          ] as const,
      ),
    ]),
  );

/** Changes the prices of products by a share: first shows every price before and after, then changes exactly these. */
export const PriceDialog = ({ products, onChanged }: PriceDialogProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const [percent, setPercent] = useState<number | null>(10);
  const [direction, setDirection] = useState<"lower" | "higher">("lower");
  const [roundTo, setRoundTo] = useState<(typeof steps)[number]>(1);
  const [preview, setPreview] = useState<readonly Change[] | null>(null);
  const dry = useSend("POST /api/desk/product-changes");
  const apply = useSend("POST /api/desk/product-changes");
  const names = namesOf(products);
  const order = (): Order => ({
    action: "price",
    ids: products.map(({ id }) => id),
    percent: (percent ?? 0) * (direction === "lower" ? -1 : 1),
    roundTo,
  });
  const edit = (change: () => void): void => {
    change();
    setPreview(null);
    apply.reset();
  };
  const onPreview = async (): Promise<void> => {
    apply.reset();
    const answer = await dry.run({ body: { ...order(), dryRun: true } });
    if (answer) setPreview(answer.changes);
  };
  const onApply = async (): Promise<void> => {
    const expected = (preview ?? []).map(({ id, before }) => ({
      id,
      offerPrice: before.offerPrice ?? 0,
      listPrice: before.listPrice ?? 0,
    }));
    if (!(await apply.run({ body: { ...order(), expected } }))) return;
    setOpen(false);
    setPreview(null);
    onChanged();
  };
  return (
    <Dialog
      title="Change prices"
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setPreview(null);
        dry.reset();
        apply.reset();
      }}
      trigger={
        <Button variant="secondary" size="small">
          Change prices
        </Button>
      }
    >
      <Stack gap="s16">
        <Select
          label="The prices become"
          value={direction}
          options={[
            { value: "lower", label: "Lower" },
            { value: "higher", label: "Higher" },
          ]}
          onChange={({ target }) =>
            edit(() => setDirection(target.value === "higher" ? "higher" : "lower"))
          }
        />
        <NumberField
          label="By"
          unit="%"
          min={1}
          max={direction === "lower" ? 95 : 900}
          value={percent}
          onChange={(next) => edit(() => setPercent(next))}
        />
        <Select
          label="Rounded to"
          value={String(roundTo)}
          options={steps.map((step) => ({
            value: String(step),
            label: step === 1 ? "Whole rupees" : `Multiples of ${formatMoney(step)}`,
          }))}
          onChange={({ target }) =>
            edit(() => setRoundTo(steps.find((step) => String(step) === target.value) ?? 1))
          }
        />
        <SendFailure failure={apply.failure ?? dry.failure} />
        {preview?.length === 0 && <Notice tone="info">No price would change.</Notice>}
        {preview && preview.length > 0 && (
          <Table caption={`${counted(preview.length, "price")} would change; orders keep theirs`}>
            <TableHead columns={["Product", "Now", "Then"]} />
            <TableBody>
              {preview.map(({ id, before, after }) => (
                <TableRow key={id}>
                  <TableCell label="Product" isRowHeader>
                    <bdi>{names.get(id) ?? id}</bdi>
                  </TableCell>
                  <TableCell label="Now">{formatMoney(before.offerPrice ?? 0)}</TableCell>
                  <TableCell label="Then">{formatMoney(after.offerPrice ?? 0)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        {preview && preview.length > 0 ? (
          <Button busy={apply.isSending} onClick={() => void onApply()}>
            {`Change ${counted(preview.length, "price")}`}
          </Button>
        ) : (
          <Button busy={dry.isSending} disabled={percent === null} onClick={() => void onPreview()}>
            Show the new prices
          </Button>
        )}
      </Stack>
    </Dialog>
  );
};
