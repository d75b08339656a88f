import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { OrderLines } from "../OrderLines/OrderLines.tsx";
import { OrderSummary } from "../OrderSummary/OrderSummary.tsx";
import { CheckoutActions, CheckoutLayout, CheckoutSection } from "./CheckoutLayout.tsx";
import { forced, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";

const meta = {
  title: "Commerce/CheckoutLayout",
  component: CheckoutLayout,
  parameters: {
    states: ["default", "busy", "long text", "zoom200"],
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
          <p>Fields stand here.</p>
        </CheckoutSection>
        <CheckoutSection title="Address">
          <p>Fields stand here.</p>
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
        <p>Fields stand here.</p>
      </CheckoutSection>
    ),
  },
};
export const Zoom200: Story = { decorators: [zoom200] };
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    children: (
      <CheckoutSection title="پتہ">
        <p>یہاں خانے ہیں۔</p>
      </CheckoutSection>
    ),
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };
