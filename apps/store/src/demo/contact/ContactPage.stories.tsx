import { contactSubjects } from "@pallu/contract";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import {
  failed,
  keyPictures,
  slowLoad,
  screenMeta,
  settle,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./ContactPage.tsx";

const fill = async ({
  canvas,
  userEvent,
}: Pick<StoryContext, "canvas" | "userEvent">): Promise<void> => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Asha Rao");
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "asha@example.com");
  await userEvent.type(canvas.getByRole("textbox", { name: "Phone Number" }), "9876543210");
  await userEvent.selectOptions(
    canvas.getByRole("combobox", { name: "Subject" }),
    contactSubjects[0],
  );
  await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Is it woven by hand?");
  await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
};

const meta = {
  ...screenMeta,
  title: "Screens/Content/Contact",
  tags: ["!autodocs", "axe"],
  args: { at: "/contact" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Errors: Story = {
  ...statePicture,
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
  },
};

export const Sent: Story = {
  ...statePicture,
  play: async ({ canvas, userEvent }) => {
    await settle();
    await fill({ canvas, userEvent });
    await expect(await screen.findByRole("dialog", {}, slowLoad)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { responses: { sendContact: failed } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await fill({ canvas, userEvent });
  },
};
