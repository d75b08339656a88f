import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { dark, rightToLeft, snapshot } from "./components/StoryGrid/snapshots.ts";
import { IconGallery } from "./foundations/IconGallery.tsx";

const meta: Meta = {
  title: "Foundations/Iconography",
};

export default meta;

type Story = StoryObj<typeof meta>;

/** Every icon. Names refer to the reading direction: `ChevronEnd` points left in Urdu. */
export const Default: Story = { ...snapshot, render: () => <IconGallery />, tags: ["axe"] };

export const FlowSearch: Story = {
  name: "Flow: a search for a part of the name",
  render: () => <IconGallery />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search icons" }), "chevron");
    await expect(
      canvas.getByRole("button", { name: "Copy import of ChevronEndIcon" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /TrashIcon/ })).toBeNull();
  },
};

export const RightToLeft: Story = { ...Default, ...rightToLeft };

export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };
