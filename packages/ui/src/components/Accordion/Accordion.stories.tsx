import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Accordion, AccordionItem, AccordionList, AccordionRoot } from "./Accordion.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const items = [
  {
    id: "care",
    title: "How do I wash a silk saree?",
    content: "By hand in cold water, or not at all: air it.",
  },
  {
    id: "send",
    title: "When will my parcel come?",
    content: "In five to seven days within India.",
  },
  {
    id: "back",
    title: "Can I send it back?",
    content: "Within ten days, unworn and with its tag.",
  },
];

const meta: Meta<typeof Accordion> = {
  title: "Navigation/Accordion",
  component: Accordion,
  args: { items },
  parameters: { states: ["all closed", "one open", "long answer", "hover", "focus"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="all closed">
        <Accordion items={items} />
      </StoryCell>
      <StoryCell name="one open">
        <Accordion items={items} defaultValue="send" />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Accordion items={items.slice(0, 1)} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Accordion items={items.slice(0, 1)} />
      </StoryCell>
      <StoryCell name="long answer">
        <Accordion
          defaultValue="long"
          items={[
            {
              id: "long",
              title: "How do I wash a silk saree?",
              content:
                "Not at all for the first year: air it in the shade after wearing. Then have it cleaned dry by somebody who knows zari. Cotton may be washed by hand in cold water with a handful of salt, alone, for the dye is made from plants and gives a little away at first. Iron on the wrong side, under a cloth.",
            },
            { id: "short", title: "When will my parcel come?", content: "In five to seven days." },
          ]}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: "long",
    items: [
      {
        id: "long",
        title:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way?",
        content:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. ",
      },
    ],
  },
};

/** Parts for items that are not plain data, and for lists in several places with one open item. */
export const Composed: Story = {
  render: () => (
    <AccordionRoot defaultValue="send">
      <AccordionList>
        <AccordionItem value="care" title="How do I wash a silk saree?">
          By hand in cold water.
        </AccordionItem>
      </AccordionList>
      <AccordionList>
        <AccordionItem value="send" title={<em>When will my parcel come?</em>}>
          In five to seven days.
        </AccordionItem>
      </AccordionList>
    </AccordionRoot>
  ),
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    defaultValue: "a",
    items: [
      { id: "a", title: "پارسل کب پہنچے گا؟", content: "بھارت میں پانچ سے سات دن میں۔" },
      { id: "b", title: "کیا واپس کر سکتے ہیں؟", content: "دس دن کے اندر۔" },
    ],
  },
};

export const FlowKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const itemOf = (name: string) => canvas.getByText(name).closest("details");
    const first = itemOf("How do I wash a silk saree?");
    const second = itemOf("When will my parcel come?");
    await userEvent.tab();
    await expect(first?.querySelector("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText("How do I wash a silk saree?"));
    await expect(first).toHaveAttribute("open");
    await userEvent.click(canvas.getByText("When will my parcel come?"));
    await expect(second).toHaveAttribute("open");
    await expect(first).not.toHaveAttribute("open");
    await userEvent.click(canvas.getByText("When will my parcel come?"));
    await expect(second).not.toHaveAttribute("open");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
