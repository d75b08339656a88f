import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { OrderSummary } from "../OrderSummary/OrderSummary.tsx";
import { CheckoutActions, CheckoutLayout, CheckoutSection } from "./CheckoutLayout.tsx";

const meta = {
  title: "Commerce/CheckoutLayout",
  component: CheckoutLayout,
  parameters: { layout: "padded" },
  args: {
    summary: (
      <OrderSummary
        title="Order summary"
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

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
