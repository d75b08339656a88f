import type { Meta, StoryObj } from "@storybook/react-vite";
import { Motif, motifNames } from "./Motif.tsx";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Motif> = {
  title: "Primitives/Motif",
  component: Motif,
  args: { name: "cloth" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <StateSheet>
      {motifNames.map((name) => (
        <StateCell key={name} name={name}>
          <Motif name={name} />
        </StateCell>
      ))}
    </StateSheet>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };
export const RightToLeft: Story = { ...States, globals: { dir: "rtl" } };
