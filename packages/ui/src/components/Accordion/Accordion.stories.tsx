import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Accordion, AccordionItem, AccordionList, AccordionRoot } from "./Accordion.tsx";
import { expectNoOverflow } from "../StoryGrid/expectNoOverflow.ts";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
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
  subcomponents: {
    AccordionItem: AccordionItem as never,
    AccordionList: AccordionList as never,
    AccordionRoot: AccordionRoot as never,
  },
  args: { items },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="all closed">
        <Accordion items={items} />
      </StoryCell>
      <StoryCell name="one open">
        <Accordion items={items} defaultValue="send" />
      </StoryCell>
      <StoryCell name="several open">
        <Accordion multiple items={items} defaultValue={["care", "back"]} />
      </StoryCell>
      <StoryCell name="disabled">
        <Accordion
          defaultValue="open"
          items={[
            { id: "closed", title: "Can I order by telephone?", content: "Yes.", disabled: true },
            { id: "open", title: "Do you send abroad?", content: "Not yet.", disabled: true },
          ]}
        />
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
              title: "May I wash it at home?",
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
  play: expectNoOverflow,
};

/** Several items can be open, each with a button that closes it. */
export const Multiple: Story = {
  render: () => <Accordion multiple items={items} defaultValue={["care", "send"]} />,
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
  ...rightToLeft,
  args: {
    defaultValue: "a",
    items: [
      { id: "a", title: "پارسل کب پہنچے گا؟", content: "بھارت میں پانچ سے سات دن میں۔" },
      { id: "b", title: "کیا واپس کر سکتے ہیں؟", content: "دس دن کے اندر۔" },
    ],
  },
};

const onChange = fn();

const isShown = (text: string, canvas: ReturnType<typeof within>): boolean =>
  canvas.getByText(text).checkVisibility();

export const FlowPointer: Story = {
  args: { onChange },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const care = canvas.getByRole("button", { name: "How do I wash a silk saree?" });
    const send = canvas.getByRole("button", { name: "When will my parcel come?" });
    await expect(care.parentElement?.tagName).toBe("H3");
    await userEvent.click(care);
    await expect(care).toHaveAttribute("aria-expanded", "true");
    const region = canvas.getByRole("region", { name: "How do I wash a silk saree?" });
    await expect(care).toHaveAttribute("aria-controls", region.id);
    await userEvent.click(send);
    await expect(care).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getAllByRole("region")).toHaveLength(1);
    await waitFor(() => expect(isShown("In five to seven days within India.", canvas)).toBe(true));
    await userEvent.click(send);
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(onChange.mock.calls).toEqual([["care"], ["send"], [null]]);
  },
};

export const FlowKeyboard: Story = {
  args: {
    items: [
      ...items.slice(0, 1),
      { id: "phone", title: "Can I order by telephone?", content: "Yes.", disabled: true },
      ...items.slice(1),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole("button", { name });
    const first = button("How do I wash a silk saree?");
    const second = button("When will my parcel come?");
    const last = button("Can I send it back?");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(first).toHaveFocus();
    await expect(button("Can I order by telephone?")).toBeDisabled();
  },
};

/** Alt and Arrow Left goes back in the browser, Control and Home is of the page. */
export const FlowKeysWithModifiers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByRole("button", { name: "Can I send it back?" });
    last.focus();
    for (const modifier of ["altKey", "ctrlKey", "metaKey"])
      for (const key of ["ArrowLeft", "ArrowUp", "Home"]) {
        const press = { key, [modifier]: true, bubbles: true, cancelable: true };
        await expect(last.dispatchEvent(new KeyboardEvent("keydown", press))).toBe(true);
        await expect(last).toHaveFocus();
      }
  },
};

export const FlowSeveralOpen: Story = {
  render: () => <Accordion multiple items={items} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [care, send] = canvas.getAllByRole("button");
    if (!care || !send) throw new Error("There are no items.");
    await userEvent.click(care);
    await userEvent.click(send);
    await expect(canvas.getAllByRole("region")).toHaveLength(2);
    await userEvent.click(care);
    await expect(care).toHaveAttribute("aria-expanded", "false");
    await expect(send).toHaveAttribute("aria-expanded", "true");
  },
};

export const FlowOneStaysOpen: Story = {
  args: { collapsible: false, defaultValue: "care" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [care, send] = canvas.getAllByRole("button");
    if (!care || !send) throw new Error("There are no items.");
    await expect(care).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(care);
    await expect(care).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(send);
    await expect(care).toHaveAttribute("aria-expanded", "false");
    await expect(care).not.toHaveAttribute("aria-disabled");
  },
};

/** A closed panel can be found: `beforematch` is what the browser sends before it shows the text that it has found. */
export const FlowFound: Story = {
  args: { defaultValue: "send", onChange },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answer = canvas.getByText("By hand in cold water, or not at all: air it.");
    const panel = answer.closest("[data-accordion-panel]");
    await expect(panel).toHaveAttribute("hidden", "until-found");
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    // The browser scrolls right after the event, so nothing may move any more.
    await expect(onChange.mock.calls).toEqual([["care"]]);
    await expect(canvas.getAllByRole("region")).toEqual([panel]);
    await expect(answer.checkVisibility()).toBe(true);
    await expect(isShown("In five to seven days within India.", canvas)).toBe(false);
    await expect(canvasElement.querySelector("[data-animated]")).toBeNull();
  },
};

export const FlowEnglishInAnotherDirection: Story = {
  globals: { dir: "rtl" },
  args: { defaultValue: "care" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("By hand in cold water, or not at all: air it.")).toHaveStyle({
      unicodeBidi: "plaintext",
    });
  },
};

export const FlowReducedMotion: Story = {
  args: { defaultValue: "care" },
  globals: { motion: "reduced" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [care, send] = canvas.getAllByRole("button");
    if (!care || !send) throw new Error("There are no items.");
    await userEvent.click(send);
    await expect(isShown("In five to seven days within India.", canvas)).toBe(true);
    // The system's setting stops animations, that of the toolbar shortens them to 1 ms.
    const durations = care
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().duration));
    await expect(durations.filter((duration) => duration > 1)).toEqual([]);
    await waitFor(() =>
      expect(isShown("By hand in cold water, or not at all: air it.", canvas)).toBe(false),
    );
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
