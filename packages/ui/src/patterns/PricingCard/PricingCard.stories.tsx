import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { Grid } from "../../layout/Grid/Grid.tsx";
import { PricingCard } from "./PricingCard.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";

const meta = {
  title: "Cards/PricingCard",
  component: PricingCard,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Silk",
    text: "For a handful of silks that are worn to weddings.",
    price: "₹490",
    per: "a month",
    features: [
      "Two silks dry-cleaned a month",
      "Roll-pressed, never ironed",
      "Refolded on new lines",
    ],
    fabric: { dye: "mayil", weave: "butti" },
    action: (
      <ButtonLink href="#" variant="secondary" fullWidth>
        Subscribe
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof PricingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Flagged: Story = { args: { flag: "Most chosen" } };
/** Cards of different length align row by row. */
export const Rows: Story = {
  tags: ["axe"],
  ...snapshot,
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }}>
      <PricingCard {...args} title="Cotton" fabric={{ dye: "manjal", weave: "check" }} />
      <PricingCard
        {...args}
        flag="Most chosen"
        features={[...args.features, "Zari checked for tarnish", "A muslin bag for each piece"]}
      />
      <PricingCard
        {...args}
        title="Heirloom pieces of three generations"
        price="₹1,24,900"
        per="a year"
        fabric={{ dye: "arakku", weave: "jaal" }}
      />
    </Grid>
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    title: "Heirloom pieces of three generations",
    text: "Kanchipurapattupudavaikalanjiyam and whatever else is kept in muslin. 🪔",
    price: "₹1,24,80,000",
    per: "for each year that has begun",
    flag: "Most chosen by families of four",
    features: [
      "Kanchipurapattupudavaikalanjiyam",
      "Zari checked for tarnish by someone who has done it for forty years",
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...Rows, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...Rows, ...dark, tags: ["!test"] };
