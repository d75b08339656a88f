import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";

const cloth = (index: number) => (
  <img
    src={pick(clothPictures, index)}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const meta = {
  title: "Page sections/Account/AuthLayout",
  component: AuthLayout,
  parameters: {
    layout: "fullscreen",
  },
  args: {
    title: "Login",
    text: "Your cart, your wishlist and your orders.",
    picture: cloth(1),
    children: <Button fullWidth>Login</Button>,
    foot: "No account yet? Register.",
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const WithoutAPicture: Story = { args: { picture: undefined } };
export const WithANotice: Story = {
  args: { notice: <Notice tone="danger">The email or the password is wrong.</Notice> },
};
export const LongText: Story = {
  args: {
    title: "Forgotten what you chose as your password the last time you were here?",
    text: "Your cart, your wishlist and your orders are kept with your account, on every device that you log in on, for as long as you like.",
  },
};
export const Zoom200: Story = { decorators: [zoom200] };
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
