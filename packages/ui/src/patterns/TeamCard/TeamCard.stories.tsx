import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/Grid.tsx";
import { TeamCard } from "./TeamCard.tsx";
import { dark, forced, sheet } from "../../components/StateSheet/pictures.ts";
import { fits } from "../../components/StateSheet/fits.ts";

const meta = {
  title: "Sections/TeamCard",
  component: TeamCard,
  parameters: {
    states: ["default", "states", "long text"],
    layout: "padded",
  },
  args: {
    name: "Meena Selvaraj",
    initials: "MS",
    portraitLabel: "Woven monogram of Meena Selvaraj",
    cloth: { dye: "mayil", weave: "butti" },
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

const dyes = ["mayil", "arakku", "manjal", "neelam", "tulsi", "kora"] as const;
const weaves = ["butti", "temple", "check", "ikat", "jaal", "stripe"] as const;

export const Default: Story = {};
export const States: Story = {
  ...sheet,
  render: (args) => (
    <Grid columns={{ base: 2, md: 3 }}>
      {dyes.map((dye, index) => (
        <TeamCard key={dye} {...args} cloth={{ dye, weave: weaves[index] ?? "butti" }} />
      ))}
    </Grid>
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: "360" } },
  args: {
    name: "Meenakshisundaram Selvarajanarayanan",
    position: "Head of weaves, borders and of everything that has a selvedge",
    text: "Kanchipurapattupudavaikalanjiyam 🪔 Buys every saree at the loom it came from, and remembers most of them.",
  },
  play: fits,
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    name: "مینا سیلوراج",
    initials: "م",
    portraitLabel: "مینا سیلوراج کا بُنا ہوا نشان",
    position: "بنائی کی سربراہ",
    text: "ہر ساڑھی کو اسی کھڈی پر خریدتی ہیں جہاں وہ بنی۔",
  },
};
export const Dark: Story = { ...States, ...dark };
export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
