import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wordmark } from "./Wordmark.tsx";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Navigation/Wordmark",
  component: Wordmark,
  parameters: {
    layout: "padded",
  },
  args: { href: "/" },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { size: "small" } };
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="plain">
        <Wordmark />
      </StoryCell>
      <StoryCell name="link">
        <Wordmark href="/" />
      </StoryCell>
      <StoryCell name="compact">
        <Wordmark size="small" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Wordmark href="/" />
      </StoryCell>
      <StoryCell name="on brand">
        <div
          style={{
            padding: 24,
            backgroundColor: "var(--pl-color-brand)",
            color: "var(--pl-color-on-brand)",
          }}
        >
          <Wordmark onBrand />
        </div>
      </StoryCell>
    </StoryGrid>
  ),
};
export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
