import { mailPreviews } from "@pallu/api/mailPreviews";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { keyPictures, statePicture } from "../screens.fixtures.tsx";

interface MailFrameProps {
  /** Mail to show. */
  mail: keyof typeof mailPreviews;
  /** True for a dark mail client. Clients without a dark scheme show the light one. */
  isDark: boolean;
  /** Direction of the mail client. */
  dir: "ltr" | "rtl";
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Renders plain text as mail clients do. */
const textPage = (title: string, text: string): string =>
  `<!doctype html><html lang="en" dir="ltr"><head><title>${escapeHtml(title)}</title>
<style>body{margin:24px;background:#fff;color:#1c1917;font:15px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{background:#1c1917;color:#f5f5f4}}</style></head><body>${escapeHtml(text)}</body></html>`;

/** Applies the colour scheme and direction of the mail client. */
const inClient = (html: string, { isDark, dir }: MailFrameProps): string =>
  html
    .replace("@media (prefers-color-scheme:dark)", isDark ? "@media all" : "@media not all")
    .replace('<html lang="en" dir="ltr">', `<html lang="en" dir="${dir}">`);

const MailFrame = (props: MailFrameProps): ReactElement => {
  const { subject, text, ...parts }: { subject: string; text: string; html?: string } =
    mailPreviews[props.mail];
  const html = parts.html ?? textPage(subject, text);
  return (
    <main>
      <h1>{subject}</h1>
      <iframe
        title={subject}
        sandbox=""
        srcDoc={inClient(html, props)}
        style={{ inlineSize: "100%", blockSize: 720, border: "1px solid currentColor" }}
      />
    </main>
  );
};

const meta = {
  title: "Screens/Account/Mails",
  component: MailFrame,
  tags: ["!autodocs", "axe"],
  parameters: {
    /* The frame runs no script, so axe cannot look into it. */
    a11y: { options: { rules: { "frame-tested": { enabled: false } } } },
  },
  args: { mail: "confirmed", isDark: false, dir: "ltr" },
} satisfies Meta<typeof MailFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = { ...statePicture };

export const Shipped: Story = { ...keyPictures, args: { mail: "shipped" } };

export const Dark: Story = { ...statePicture, args: { mail: "shipped", isDark: true } };

export const RightToLeft: Story = {
  ...statePicture,
  args: { mail: "shippedArabic", dir: "rtl" },
};

export const LongWords: Story = { args: { mail: "longWords" } };

export const Cancelled: Story = { args: { mail: "cancelled" } };

export const Refunded: Story = { args: { mail: "refunded" } };

export const Placed: Story = { args: { mail: "placed" } };

export const PlacedDark: Story = { args: { mail: "placed", isDark: true } };

export const Welcome: Story = { args: { mail: "welcome" } };

export const ProofOfAddress: Story = { args: { mail: "proof" } };

export const OneTimeCode: Story = { args: { mail: "code" } };

export const PasswordChanged: Story = { args: { mail: "passwordChanged" } };

export const AddressAsked: Story = { args: { mail: "emailAsked" } };

export const AddressChanged: Story = { args: { mail: "emailChanged" } };

export const AddressRestored: Story = { args: { mail: "emailRestored" } };

export const StaffNewBrowser: Story = { args: { mail: "staffNewBrowser" } };

export const StaffInvitedAgain: Story = { args: { mail: "staffInvitedAgain" } };

export const MessageReply: Story = { args: { mail: "answer" } };

export const MessageReplyDark: Story = { args: { mail: "answer", isDark: true } };

export const MessageReplyRightToLeft: Story = { args: { mail: "answerArabic", dir: "rtl" } };
