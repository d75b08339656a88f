import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "../../patterns/Countdown/Countdown.tsx";
import { ComingSoonHero } from "./ComingSoonHero.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const label = "Time until 13 September 2025";

const meta = {
  title: "Page sections/Editorial/ComingSoonHero",
  component: ComingSoonHero,
  parameters: {
    layout: "fullscreen",
  },
  args: {
    title: "Something new is on the loom",
    text: "A collection of small-batch weaves, warped on 13 September 2025.",
    timer: <Countdown label={label} secondsLeft={12 * 86_400 + 5 * 3600} />,
  },
} satisfies Meta<typeof ComingSoonHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...single, tags: ["axe"] };
export const Ended: Story = { args: { timer: <Countdown label={label} secondsLeft={0} /> } };
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    title: "Something new, and something very old, is on the loom of Kanchipuram again 🪔",
    text: "Kanchipurapattupudavaikalanjiyam and everything that goes with it: a collection of small-batch weaves, warped by four families who have not shared a loom for sixty years.",
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
