import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { NewsletterForm } from "./NewsletterForm.tsx";

const meta = {
  title: "Sections/NewsletterForm",
  component: NewsletterForm,
  parameters: { layout: "padded" },
  args: {
    title: "Letters from the loom",
    text: "New weaves once a month. Nothing else.",
    label: "E-mail address",
    submitLabel: "Subscribe",
    busyLabel: "Subscribing...",
    value: "",
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { value: "asha@example.com", busy: true } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
