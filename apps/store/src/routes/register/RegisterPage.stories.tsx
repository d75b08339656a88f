import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  held,
  keyPictures,
  screenMeta,
  settle,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./RegisterPage.tsx";

const register = async ({
  canvas,
  userEvent,
}: Pick<StoryContext, "canvas" | "userEvent">): Promise<void> => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Full Name" }), "Asha Rao");
  await userEvent.type(canvas.getByRole("textbox", { name: "Phone Number" }), "9876543210");
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "asha@example.com");
  await userEvent.type(canvas.getByLabelText("Password"), "a-long-password");
  await userEvent.click(canvas.getByRole("button", { name: "Register" }));
};

const meta = {
  ...screenMeta,
  title: "Screens/Account/Register",
  tags: ["!autodocs", "axe"],
  args: { at: "/register" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Error: Story = {
  ...statePicture,
  args: {
    responses: { register: { status: 409, body: { message: "This email is registered already" } } },
  },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await register({ canvas, userEvent });
    await expect(await canvas.findByText("This email is registered already")).toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { responses: { register: held } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await register({ canvas, userEvent });
    await expect(canvas.getByRole("button", { name: "Registering..." })).toBeInTheDocument();
  },
};

export const Registered: Story = {
  play: async ({ canvas, userEvent }) => {
    await settle();
    await register({ canvas, userEvent });
    await expect(await canvas.findByText("Account opened")).toBeInTheDocument();
  },
};
