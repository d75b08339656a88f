import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { ThankYouPanel } from "./ThankYouPanel.tsx";

const meta = {
  title: "Page sections/Account/ThankYouPanel",
  component: ThankYouPanel,
  parameters: {
    layout: "fullscreen",
  },
  args: {
    title: "For Shopping with Us!",
    text: "Please Check your email for Download Invoice",
    actions: (
      <>
        <ButtonLink href="/">Home</ButtonLink>
        <ButtonLink variant="secondary" href="/orders">
          Orders
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ThankYouPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;

const cloth = (
  <img
    src={pick(clothPictures, 1)}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

export const WithAPicture: Story = { args: { picture: cloth }, tags: ["axe"] };

/** Other content of the page follows before the footer. */
export const InThePage: Story = { args: { endsPage: false }, tags: ["axe"] };

export const LongText: Story = {
  args: { title: "For shopping with us again, with your whole family, and for the third year" },
};

export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Zoom200: Story = { decorators: [zoom200], args: { picture: cloth } };

export const Dark: Story = { ...dark, tags: ["!test"] };
