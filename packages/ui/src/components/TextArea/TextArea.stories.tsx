import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { TextArea } from "./TextArea.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof TextArea> = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Message", limit: 400 },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="empty">
        <TextArea label="Message" limit={400} />
      </StoryCell>
      <StoryCell name="nearly full">
        <TextArea label="Message" limit={40} defaultValue="Is the blouse piece woven with it?" />
      </StoryCell>
      <StoryCell name="over">
        <TextArea
          label="Message"
          limit={20}
          defaultValue="Is the blouse piece woven with it?"
          error="Message must be 20 characters or fewer"
        />
      </StoryCell>
      <StoryCell name="disabled">
        <TextArea label="Message" disabled defaultValue="Is the blouse piece woven with it?" />
      </StoryCell>
      <StoryCell name="390 of 400">
        <TextArea label="Message" limit={400} defaultValue={"Vanakkam! ".repeat(39)} />
      </StoryCell>
      <StoryCell name="full">
        <TextArea label="Message" limit={400} defaultValue={"Vanakkam! ".repeat(40)} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <TextArea label="Message" limit={400} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    defaultValue:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way.",
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

/** The full stop of an English message stays at its end, and the text at the side of the page's lines. */
export const FlowEnglishInAnotherDirection: Story = {
  globals: { dir: "rtl" },
  args: { defaultValue: "Please ring twice (ground floor)." },
  play: async ({ canvas }) => {
    const { unicodeBidi, textAlign } = getComputedStyle(canvas.getByRole("textbox"));
    await expect([unicodeBidi, textAlign]).toEqual(["plaintext", "right"]);
  },
};

export const FlowCountIsAnnouncedNearLimit: Story = {
  args: { limit: 24 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Vanakkam");
    // At 20, 10, 5 and 0, so that not every key is announced.
    await expect(canvas.getByRole("status")).toHaveTextContent("20 characters left");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
