import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  failed,
  held,
  nothing,
  pagePictures,
  screenMeta,
} from "../../testing/screens.fixtures.tsx";
import "./ShopV1Page.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Templates/ShopV1",
  tags: ["!autodocs", "axe"],
  args: { at: "/shop-v1" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

export const Loading: Story = { args: { responses: { listProducts: held } } };

export const Empty: Story = { args: { responses: { listProducts: nothing } } };

export const Error: Story = { args: { responses: { listProducts: failed } } };
