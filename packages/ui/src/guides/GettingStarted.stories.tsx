import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../layout/Stack/Stack.tsx";
import { clothPictures, pick } from "../patterns/samplePictures.fixtures.ts";
import { FirstPage } from "./FirstPage.tsx";
import { RouterLinks } from "./RouterLinks.tsx";
import { ThemedPart } from "./ThemedPart.tsx";
import { UrduCart } from "./UrduCart.tsx";

const meta = {
  title: "Welcome/Getting started",
  component: FirstPage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    pictures: {
      ilkal: pick(clothPictures, 0),
      paithani: pick(clothPictures, 1),
      chettinad: pick(clothPictures, 2),
    },
  },
} satisfies Meta<typeof FirstPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page: a press on a card fills the cart. */
export const FirstPageStory: Story = {
  name: "First page",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add to Cart, Ilkal, bottle green" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("1 in the cart");
    await expect(
      canvas.getByRole("button", { name: "Added, Ilkal, bottle green" }),
    ).toBeInTheDocument();
  },
};

/** The other examples of the page: a theme, a router's links, Urdu texts. */
export const OtherParts: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <Stack gap="s32">
      <RouterLinks>
        <ThemedPart />
      </RouterLinks>
      <div lang="ur" dir="rtl">
        <UrduCart />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const stepper = within(canvasElement).getByRole("spinbutton", { name: "تعداد" });
    await userEvent.type(stepper, "{ArrowUp}");
    await expect(stepper).toHaveValue("2");
  },
};
