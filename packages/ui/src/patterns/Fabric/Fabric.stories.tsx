import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { Fabric } from "./Fabric.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Text & media/Fabric",
  component: Fabric,
  parameters: {
    layout: "padded",
  },
  args: { dye: "mayil", weave: "butti", children: <div style={{ blockSize: 160 }} /> },
} satisfies Meta<typeof Fabric>;

export default meta;
type Story = StoryObj<typeof meta>;

const dyes = ["mayil", "arakku", "manjal", "neelam", "tulsi", "kora"] as const;
const weaves = ["stripe", "check", "butti", "temple", "jaal", "ikat"] as const;

export const Default: Story = {};
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {dyes.map((dye, index) => (
        <StoryCell key={dye} name={`${dye}, ${weaves[index] ?? "butti"}`}>
          <Fabric dye={dye} weave={weaves[index] ?? "butti"}>
            <div style={{ blockSize: 120, inlineSize: 200 }} />
          </Fabric>
        </StoryCell>
      ))}
    </StoryGrid>
  ),
};
export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
