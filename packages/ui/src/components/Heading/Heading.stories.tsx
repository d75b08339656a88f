import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, headingSizes } from "./Heading.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Heading> = {
  title: "Text & media/Heading",
  component: Heading,
  args: { level: 2, children: "Sarees for the first rain" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      {headingSizes.map((size) => (
        <StoryCell key={size} name={size}>
          <Heading level={2} size={size}>
            Silk-cotton, light as ₹2,450
          </Heading>
        </StoryCell>
      ))}
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    level: 1,
    size: "display",
    children: "Handwoven silk, with the border that outlives the cloth",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: "پہلی بارش کے لیے ساڑھیاں" },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
