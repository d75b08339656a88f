import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { motifNames } from "../Motif/Motif.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof EmptyState> = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "Your bag is empty",
    children: "What you add is kept here until you come back.",
    action: <ButtonLink href="/allproducts">Shop sarees</ButtonLink>,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <StateSheet>
      {motifNames.map((motif) => (
        <StateCell key={motif} name={motif}>
          <EmptyState title="Nothing here yet" level={3} motif={motif}>
            What you add is kept here.
          </EmptyState>
        </StateCell>
      ))}
    </StateSheet>
  ),
};

export const LongText: Story = {
  args: {
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way.",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    title: "آپ کا بیگ خالی ہے",
    children: "جو کچھ آپ شامل کریں گے یہاں محفوظ رہے گا۔",
    action: <ButtonLink href="/allproducts">ساڑھیاں دیکھیں</ButtonLink>,
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };
