import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayerTable, ShapeTiles, ThemeValuesTable } from "./Scales.tsx";

const meta = {
  title: "Foundations/Shape & elevation",
  component: ShapeTiles,
  tags: ["!autodocs"],
} satisfies Meta<typeof ShapeTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Layers: Story = { render: () => <LayerTable />, tags: ["axe"] };
export const ByTheme: Story = {
  render: () => <ThemeValuesTable groups={["radius", "borderWidth", "shadow", "card"]} />,
};
