import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckIcon } from "../../icons.ts";
import { TextField } from "./TextField.tsx";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof TextField> = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "First name", autoComplete: "given-name" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <StateSheet>
      <StateCell name="empty">
        <TextField label="First name" placeholder="As on your parcel" />
      </StateCell>
      <StateCell name="filled">
        <TextField label="First name" defaultValue="Meenakshi" />
      </StateCell>
      <StateCell name="hover" force="hover">
        <TextField label="First name" defaultValue="Meenakshi" />
      </StateCell>
      <StateCell name="focus" force="focus">
        <TextField label="First name" defaultValue="Meenakshi" />
      </StateCell>
      <StateCell name="error">
        <TextField label="First name" error="First name is required" />
      </StateCell>
      <StateCell name="disabled">
        <TextField label="First name" defaultValue="Meenakshi" disabled />
      </StateCell>
      <StateCell name="read-only">
        <TextField label="First name" defaultValue="Meenakshi" readOnly />
      </StateCell>
      <StateCell name="mark at the end">
        <TextField label="Coupon" defaultValue="PONGAL20" latin end={<CheckIcon />} />
      </StateCell>
      <StateCell name="label hidden">
        <TextField label="Search" hideLabel placeholder="Type your keyword" type="search" />
      </StateCell>
    </StateSheet>
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
  globals: { dir: "rtl" },
  args: {
    label: "ای میل",
    type: "email",
    latin: true,
    defaultValue: "meena@example.com",
    hint: "رسید یہاں بھیجی جائے گی",
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };
