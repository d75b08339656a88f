import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import {
  keyPictures,
  slowLoad,
  screenMeta,
  settle,
  statePicture,
  stayFor,
} from "../../testing/screens.fixtures.tsx";
import "./ForgerPasswordPage.tsx";

type Person = Pick<StoryContext, "canvas" | "userEvent">;

const askCode = async ({ canvas, userEvent }: Person): Promise<void> => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "asha@example.com");
  await userEvent.click(canvas.getByRole("button", { name: "Send OTP" }));
};

const sendCode = async ({ canvas, userEvent }: Person): Promise<void> => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "OTP" }), "123456");
  await userEvent.click(canvas.getByRole("button", { name: "Verify OTP" }));
};

const choose = async ({ canvas, userEvent }: Person, repeated: string): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText("New Password"), "a-long-password");
  await userEvent.type(canvas.getByLabelText("Confirm Password"), repeated);
  await userEvent.click(canvas.getByRole("button", { name: "Reset Password" }));
};

const meta = {
  ...screenMeta,
  title: "Screens/Account/ForgerPassword",
  tags: ["!autodocs", "axe"],
  args: { at: "/forger-password" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Unknown: Story = {
  args: {
    responses: { forgotPassword: { status: 404, body: { message: "No account has this email" } } },
  },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await askCode({ canvas, userEvent });
    await expect(await canvas.findByText("No account has this email")).toBeInTheDocument();
  },
};

export const Code: Story = {
  ...statePicture,
  play: async ({ canvas, userEvent }) => {
    await settle();
    await askCode({ canvas, userEvent });
    await expect(await canvas.findByRole("textbox", { name: "OTP" })).toBeInTheDocument();
  },
};

export const CodeRefused: Story = {
  args: { responses: { verifyOtp: { status: 400, body: {} } } },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await askCode({ canvas, userEvent });
    await sendCode({ canvas, userEvent });
    await expect(await canvas.findByText("Invalid OTP")).toBeInTheDocument();
  },
};

export const NewPassword: Story = {
  ...statePicture,
  play: async ({ canvas, userEvent }) => {
    await settle();
    await askCode({ canvas, userEvent });
    await sendCode({ canvas, userEvent });
    await expect(await canvas.findByLabelText("New Password")).toBeInTheDocument();
  },
};

export const PasswordsDiffer: Story = {
  play: async ({ canvas, userEvent }) => {
    await settle();
    await askCode({ canvas, userEvent });
    await sendCode({ canvas, userEvent });
    await choose({ canvas, userEvent }, "another-password");
    await expect(await canvas.findByText("Passwords do not match")).toBeInTheDocument();
  },
};

export const Changed: Story = {
  ...statePicture,
  beforeEach: stayFor(1500),
  play: async ({ canvas, userEvent }) => {
    await settle();
    await askCode({ canvas, userEvent });
    await sendCode({ canvas, userEvent });
    await choose({ canvas, userEvent }, "a-long-password");
    await expect(await screen.findByRole("dialog", {}, slowLoad)).toHaveTextContent("Success");
  },
};
