import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountBadge } from "./CountBadge.tsx";
import { dark, forced, sheet } from "../StateSheet/pictures.ts";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";
import { BagIcon } from "../../icons.ts";
import { IconLink } from "../IconButton/IconButton.tsx";

const meta: Meta<typeof CountBadge> = {
  title: "Primitives/CountBadge",
  component: CountBadge,
  args: { count: 3, placement: "inline" },
  parameters: {
    states: ["empty", "count of 1", "count of 22", "count of 99", "99+", "on an icon"],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...sheet,
  render: () => (
    <StateSheet>
      {[1, 22, 99, 100].map((count) => (
        <StateCell key={count} name={`count of ${count}`}>
          <CountBadge count={count} placement="inline" />
        </StateCell>
      ))}
      <StateCell name="99+">
        <CountBadge count={1230} placement="inline" />
      </StateCell>
      <StateCell name="on an icon">
        <IconLink label="Bag, 99+ items" href="/cart" icon={<BagIcon />}>
          <CountBadge count={128} />
        </IconLink>
      </StateCell>
    </StateSheet>
  ),
};

export const RightToLeft: Story = { globals: { dir: "rtl" }, args: { count: 22 } };

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
