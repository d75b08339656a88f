import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  failed,
  held,
  keyPictures,
  nothing,
  screenMeta,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./OrderHistoryPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Account/OrderHistory",
  tags: ["!autodocs", "axe"],
  args: { at: "/order-history", session: "customer" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Empty: Story = {
  ...statePicture,
  args: { responses: { listOrderHistory: nothing, listOrders: nothing } },
};

export const Loading: Story = { ...statePicture, args: { responses: { listOrderHistory: held } } };

export const Error: Story = {
  ...statePicture,
  args: { responses: { listOrderHistory: failed, listOrders: failed } },
};

/** Without the statuses of the orders the defaults are shown. */
export const Partial: Story = { args: { responses: { listOrders: failed } } };

export const Visitor: Story = { args: { session: "visitor" } };
