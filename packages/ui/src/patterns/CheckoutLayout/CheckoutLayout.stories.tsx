import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { OrderLines } from "../OrderLines/OrderLines.tsx";
import { OrderSummary } from "../OrderSummary/OrderSummary.tsx";
import { CheckoutActions, CheckoutLayout, CheckoutSection } from "./CheckoutLayout.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";

const meta = {
  title: "Cart & orders/CheckoutLayout",
  component: CheckoutLayout,
  subcomponents: {
    CheckoutActions: CheckoutActions as never,
    CheckoutSection: CheckoutSection as never,
  },
  parameters: {
    layout: "padded",
  },
  args: {
    lines: (
      <OrderLines
        title="Order summary"
        items={[{ id: "1", name: "Manjal silk saree", detail: "Arakku · 2", price: "₹27,850" }]}
        total="₹27,850"
      />
    ),
    summary: (
      <OrderSummary
        title="Order total"
        hideTitle
        rows={[{ label: "Sub Total", amount: "₹27,850" }]}
        total={{ label: "Total", amount: "₹27,850" }}
      />
    ),
    children: (
      <>
        <CheckoutSection title="Contact">
          <TextField label="Email" type="email" autoComplete="email" />
        </CheckoutSection>
        <CheckoutSection title="Address">
          <Stack>
            <TextField label="Full Name" autoComplete="name" />
            <TextField label="Address" autoComplete="street-address" />
          </Stack>
        </CheckoutSection>
        <CheckoutActions>
          <ButtonLink variant="secondary" href="/cart">
            Back to Cart
          </ButtonLink>
          <Button>Place to Order</Button>
        </CheckoutActions>
      </>
    ),
  },
} satisfies Meta<typeof CheckoutLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;
export const Busy: Story = {
  tags: ["axe"],
  args: {
    children: (
      <CheckoutActions>
        <ButtonLink variant="secondary" href="/cart">
          Back to Cart
        </ButtonLink>
        <Button busy busyText="Placing the order...">
          Place to Order
        </Button>
      </CheckoutActions>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <CheckoutSection title="The address that the parcel and its invoice are to be sent to, in full">
        <TextField label="The house, the street and whatever else the courier has to know" />
      </CheckoutSection>
    ),
  },
};
export const Zoom200: Story = { decorators: [zoom200] };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    children: (
      <CheckoutSection title="پتہ">
        <TextField label="گھر اور گلی" />
      </CheckoutSection>
    ),
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };
