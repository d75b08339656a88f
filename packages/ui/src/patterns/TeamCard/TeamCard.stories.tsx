import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/Grid.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { TeamCard } from "./TeamCard.tsx";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";

const portrait = (name: string, index = 0) => (
  <Picture src={pick(clothPictures, index)} alt={name} width={320} height={400} />
);

const meta = {
  title: "Cards/TeamCard",
  component: TeamCard,
  parameters: {
    layout: "padded",
  },
  args: {
    name: "Meena Selvaraj",
    picture: portrait("Meena Selvaraj"),
    position: "Head of weaves",
    text: "Buys every saree at the loom it came from, and remembers most of them.",
  },
  render: (args) => (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <TeamCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof TeamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <Grid columns={{ base: 2, md: 3 }}>
      <TeamCard {...args} />
      <TeamCard
        {...args}
        name="Irfan Sheikh"
        picture={portrait("Irfan Sheikh", 2)}
        headingLevel={3}
      />
      <TeamCard
        {...args}
        name="Devaki Pillai"
        picture={<Picture src={null} alt="Devaki Pillai" width={320} height={400} />}
      />
    </Grid>
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    name: "Meenakshisundaram Selvarajanarayanan",
    position: "Head of weaves, borders and of everything that has a selvedge",
    text: "Kanchipurapattupudavaikalanjiyam 🪔 Buys every saree at the loom it came from, and remembers most of them.",
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
