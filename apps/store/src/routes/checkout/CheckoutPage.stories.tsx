import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixtures } from "@pallu/contract/fixtures";
import { expect, screen } from "storybook/test";
import {
  failed,
  held,
  keyPictures,
  nothing,
  slowLoad,
  screenMeta,
  settle,
  statePicture,
  stayFor,
} from "../../testing/screens.fixtures.tsx";
import "./CheckoutPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Checkout/Checkout",
  tags: ["!autodocs", "axe"],
  args: { at: "/checkout", session: "customer" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

/** The only client-side validation. The server validates the billing fields. */
export const CouponMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(canvas.getByText("Please enter a coupon code")).toBeInTheDocument();
  },
};

export const CouponApplied: Story = {
  ...statePicture,
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.type(canvas.getByLabelText("Coupon code"), "FLAT500");
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(await canvas.findByText(/^Coupon FLAT500 applied/)).toBeInTheDocument();
  },
};

export const CouponRefused: Story = {
  args: { responses: { validateCoupon: { body: fixtures.coupons.refused } } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.type(canvas.getByLabelText("Coupon code"), "DIWALI");
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(await canvas.findByText("This coupon has ended")).toBeInTheDocument();
  },
};

/** An error of the server. */
export const Refused: Story = {
  ...statePicture,
  args: { responses: { checkout: { status: 400, body: { error: "The postcode is missing" } } } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.click(canvas.getByRole("button", { name: /^Place/ }));
    await expect(await screen.findByRole("dialog", {}, slowLoad)).toHaveTextContent(
      "The postcode is missing",
    );
  },
};

export const Placing: Story = {
  args: { responses: { checkout: held } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.click(canvas.getByRole("button", { name: /^Place/ }));
    // Otherwise the header would cover a part of the order.
    window.scrollTo(0, 0);
  },
};

/** The shop redirects after two seconds (CHK-16). */
export const Placed: Story = {
  ...statePicture,
  beforeEach: stayFor(2000),
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.click(canvas.getByRole("button", { name: /^Place/ }));
    await expect(await screen.findByRole("dialog", {}, slowLoad)).toHaveTextContent("Success");
  },
};

export const Empty: Story = { args: { responses: { getCart: nothing } } };

export const Loading: Story = { ...statePicture, args: { responses: { getCart: held } } };

export const Error: Story = { ...statePicture, args: { responses: { getCart: failed } } };

export const Visitor: Story = { args: { session: "visitor" } };

export const InDollars: Story = { args: { currency: "USD" } };
