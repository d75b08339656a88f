import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixtures } from "@pallu/contract/fixtures";
import {
  failed,
  held,
  keyPictures,
  screenMeta,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./InvoicePage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Account/Invoice",
  tags: ["!autodocs", "axe"],
  args: { at: "/invoice/1001", session: "customer" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

/** An order keeps its currency. */
export const InDollars: Story = {
  args: {
    responses: {
      listOrderRows: { body: fixtures.orderRows.filter(({ currency }) => currency === "USD") },
    },
  },
};

export const NotFound: Story = {
  ...statePicture,
  args: { responses: { listOrderRows: { status: 404, body: { message: "Order not found" } } } },
};

export const Loading: Story = { ...statePicture, args: { responses: { listOrderRows: held } } };

export const Error: Story = { ...statePicture, args: { responses: { listOrderRows: failed } } };

export const Visitor: Story = { args: { session: "visitor" } };
