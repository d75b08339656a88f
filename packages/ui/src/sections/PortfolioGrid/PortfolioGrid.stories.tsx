import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PortfolioCard } from "./PortfolioCard.tsx";
import { roomCards, roomPicture } from "./PortfolioGrid.fixtures.tsx";
import { FilterButtons, PortfolioGrid } from "./PortfolioGrid.tsx";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const rooms = ["The reading room", "A dining table for twelve", "Lamps for a stair"];

const meta = {
  title: "Page sections/Editorial/PortfolioGrid",
  component: PortfolioGrid,
  subcomponents: { PortfolioCard: PortfolioCard as never, FilterButtons: FilterButtons as never },
  parameters: {
    layout: "padded",
  },
  args: { children: roomCards(rooms, "Full interior") },
} satisfies Meta<typeof PortfolioGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const StartLarge: Story = { args: { layout: "startLarge" } };
export const Staggered: Story = { ...single, args: { layout: "staggered" }, tags: ["axe"] };
export const EndLarge: Story = { args: { layout: "endLarge" } };
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children: (
      <PortfolioCard
        name="A verandah of three generations with a swing, two benches and every cushion the family owns"
        tag="Sofas, chairs and what lies on them"
        href="/portfolio-details-v2/9"
        picture={roomPicture(3)}
      />
    ),
  },
};

const Filter = () => {
  const [kind, setKind] = useState("All");
  return (
    <FilterButtons
      label="Kind of work"
      name="kind"
      options={["All", "Table", "Lamp & Vase"]}
      value={kind}
      onChange={setKind}
    />
  );
};

export const Filtered: Story = {
  render: () => <Filter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    await expect(canvas.getByRole("button", { name: "Table", pressed: true })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "All", pressed: false })).toBeVisible();
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };
