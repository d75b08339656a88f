import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckIcon } from "../../icons.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField } from "./TextField.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof TextField> = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "First name", autoComplete: "given-name" },
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
        <TextField label="First name" placeholder="As on your parcel" />
      </StoryCell>
      <StoryCell name="filled">
        <TextField label="First name" defaultValue="Meenakshi" />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <TextField label="First name" defaultValue="Meenakshi" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <TextField label="First name" defaultValue="Meenakshi" />
      </StoryCell>
      <StoryCell name="error">
        <TextField label="First name" error="First name is required" />
      </StoryCell>
      <StoryCell name="disabled">
        <TextField label="First name" defaultValue="Meenakshi" disabled />
      </StoryCell>
      <StoryCell name="read-only">
        <TextField label="First name" defaultValue="Meenakshi" readOnly />
      </StoryCell>
      <StoryCell name="mark at the end">
        <TextField label="Coupon" defaultValue="PONGAL20" dir="ltr" end={<CheckIcon />} />
      </StoryCell>
      <StoryCell name="label hidden">
        <TextField label="Search" hideLabel placeholder="Type your keyword" type="search" />
      </StoryCell>
      <StoryCell name="phone">
        <TextField
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          hint="9 to 15 digits"
          defaultValue="9876543210"
        />
      </StoryCell>
      <StoryCell name="phone, too long">
        <TextField
          label="Mobile number"
          type="tel"
          inputMode="tel"
          dir="ltr"
          defaultValue="9876543210123456"
          error="Enter a number of 9 to 15 digits"
        />
      </StoryCell>
      <StoryCell name="busy">
        <TextField
          label="Pin code"
          dir="ltr"
          readOnly
          aria-busy="true"
          defaultValue="641001"
          end={<Spinner placement="inline" />}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    defaultValue:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "ای میل",
    type: "email",
    dir: "ltr",
    defaultValue: "meena@example.com",
    hint: "رسید یہاں بھیجی جائے گی",
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
