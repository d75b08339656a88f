import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { EditIcon, HeartIcon, LogoutIcon, ReceiptIcon, UserIcon } from "../../icons.ts";
import { AccountLayout, AccountNav } from "./AccountNav.tsx";

const meta = {
  title: "Navigation/AccountNav",
  component: AccountNav,
  parameters: { layout: "padded" },
  args: {
    label: "Account",
    activePath: "/order-history",
    entries: [
      { label: "My Profile", href: "/my-profile", icon: <UserIcon /> },
      { label: "Edit Account", href: "/edit-account", icon: <EditIcon /> },
      { label: "Order History", href: "/order-history", icon: <ReceiptIcon /> },
      { label: "Wishlist", href: "/wishlist", icon: <HeartIcon /> },
    ],
    logout: { label: "Logout", icon: <LogoutIcon />, onLogout: fn() },
  },
} satisfies Meta<typeof AccountNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesideItsPage: Story = {
  render: (args) => (
    <AccountLayout nav={<AccountNav {...args} />}>
      <Heading level={1} size="h2">
        Order History
      </Heading>
      <Text>You have no orders yet.</Text>
    </AccountLayout>
  ),
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
