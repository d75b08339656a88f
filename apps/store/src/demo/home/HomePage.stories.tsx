import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  failed,
  held,
  keyPictures,
  nothing,
  screenMeta,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./HomePage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Store/Home",
  tags: ["!autodocs", "axe"],
  args: { at: "/" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Customer: Story = { args: { session: "customer" } };

export const InDollars: Story = { args: { currency: "USD" } };

export const Loading: Story = {
  ...statePicture,
  args: {
    responses: {
      listProducts: held,
      listVariants: held,
      listHomeBanners: held,
      listCollectionBanners: held,
    },
  },
};

export const Empty: Story = {
  ...statePicture,
  args: {
    responses: {
      listProducts: nothing,
      listVariants: { body: { success: true, data: [] } },
      listHomeBanners: nothing,
      listCollectionBanners: nothing,
    },
  },
};

export const Error: Story = {
  ...statePicture,
  args: {
    responses: {
      listProducts: failed,
      listVariants: failed,
      listHomeBanners: failed,
      listCollectionBanners: failed,
    },
  },
};

/** Variants are loaded, products failed. */
export const Partial: Story = { args: { responses: { listProducts: failed } } };
