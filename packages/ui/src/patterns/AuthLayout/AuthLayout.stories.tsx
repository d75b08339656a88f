import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { AuthLayout } from "./AuthLayout.tsx";

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
  title: "Sections/AuthLayout",
  component: AuthLayout,
  parameters: { layout: "fullscreen" },
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

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
