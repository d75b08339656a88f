import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountBadge } from "./CountBadge.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";
import { BagIcon } from "../../icons.ts";
import { IconLink } from "../IconButton/IconButton.tsx";

const meta: Meta<typeof CountBadge> = {
  title: "Text & media/CountBadge",
  component: CountBadge,
  args: { count: 3, placement: "inline" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {[1, 22, 99, 100].map((count) => (
        <StoryCell key={count} name={`count of ${count}`}>
          <CountBadge count={count} placement="inline" />
        </StoryCell>
      ))}
      <StoryCell name="99+">
        <CountBadge count={1230} placement="inline" />
      </StoryCell>
      <StoryCell name="on an icon">
        <IconLink label="Bag, 99+ items" href="/cart" icon={<BagIcon />}>
          <CountBadge count={128} />
        </IconLink>
      </StoryCell>
    </StoryGrid>
  ),
};

export const RightToLeft: Story = { ...rightToLeft, args: { count: 22 } };

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

/** A control with a count may be at the edge of the page. */
export const StaysInsideItsControl: Story = {
  render: () => (
    <IconLink label="Bag, 99+ items" href="/cart" icon={<BagIcon />}>
      <CountBadge count={128} />
    </IconLink>
  ),
  play: async ({ canvas }) => {
    const count = canvas.getByText("99+").parentElement?.getBoundingClientRect();
    const control = canvas.getByRole("link").getBoundingClientRect();
    await expect(count?.left).toBeGreaterThanOrEqual(control.left);
    await expect(count?.right).toBeLessThanOrEqual(control.right);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
