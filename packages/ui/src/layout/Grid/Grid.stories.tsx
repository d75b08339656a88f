import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../components/Text/Text.tsx";
import { Grid } from "./Grid.tsx";

const meta: Meta<typeof Grid> = {
  title: "Layout/Grid",
  component: Grid,
  args: {
    columns: { base: 2, md: 3, xl: 4 },
    children: ["Silk", "Silk cotton", "Linen", "Georgette"].map((cloth) => (
      <Text key={cloth}>{cloth}</Text>
    )),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const List: Story = {
  tags: ["axe"],
  render: () => (
    <Grid as="ul" columns={{ base: 2, md: 3, xl: 4 }}>
      {["Silk", "Silk cotton", "Linen", "Georgette"].map((cloth) => (
        <li key={cloth}>
          <Text>{cloth}</Text>
        </li>
      ))}
    </Grid>
  ),
};
