import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  held,
  keyPictures,
  screenMeta,
  settle,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./LoginPage.tsx";

const logIn = async ({
  canvas,
  userEvent,
}: Pick<StoryContext, "canvas" | "userEvent">): Promise<void> => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "asha@example.com");
  await userEvent.type(canvas.getByLabelText("Password"), "not-the-password");
  await userEvent.click(canvas.getByRole("button", { name: "Login" }));
};

const meta = {
  ...screenMeta,
  title: "Screens/Account/Login",
  tags: ["!autodocs", "axe"],
  args: { at: "/login" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

/** Nothing was typed. */
export const FieldErrors: Story = {
  ...statePicture,
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.click(canvas.getByRole("button", { name: "Login" }));
    await expect(canvas.getByText("Please enter your email")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
  },
};

export const Error: Story = {
  ...statePicture,
  args: { responses: { login: { status: 401, body: { message: "Invalid email or password" } } } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Invalid email or password")).toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { responses: { login: held } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await logIn({ canvas, userEvent });
  },
};
