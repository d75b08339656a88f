import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text, textSizes, textTones } from "./Text.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Text> = {
  title: "Text & media/Text",
  component: Text,
  args: { children: "Woven in Kanchipuram, finished by hand." },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {textSizes.map((size) => (
        <StoryCell key={size} name={size}>
          <Text size={size}>₹12,480 for five and a half metres</Text>
        </StoryCell>
      ))}
      {textTones.map((tone) => (
        <StoryCell key={tone} name={tone}>
          <Text tone={tone}>Woven in Kanchipuram</Text>
        </StoryCell>
      ))}
      <StoryCell name="strong">
        <Text strong>Woven in Kanchipuram</Text>
      </StoryCell>
      {([1, 2, 3] as const).map((lines) => (
        <StoryCell key={lines} name={`cut after ${lines}`}>
          <Text clamp={lines}>
            Handwoven Manjal silk with a double arakku border, temple edge and a pallu of eight bars
            in tested zari, woven in the korvai way, and tassels that are knotted one by one.
          </Text>
        </StoryCell>
      ))}
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    clamp: 2,
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way, and finished with tassels that are knotted one by one. Every piece differs a little from the next.",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: "منجل رنگ کی خالص ریشمی ساڑھی، سرخ کنارے کے ساتھ ₹12,480" },
};

export const MaxWidth: Story = {
  args: {
    maxWidth: "measure",
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. ",
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
