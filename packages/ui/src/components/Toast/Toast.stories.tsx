import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { dark, gridSnapshot, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";
import { Toast, ToastStack } from "./Toast.tsx";

const meta: Meta<typeof Toast> = {
  title: "Feedback/Toast",
  component: Toast,
  subcomponents: { ToastStack: ToastStack as never },
  args: { tone: "success", text: "Added to your wishlist", onDismiss: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="success">
        <Toast tone="success" text="Added to your wishlist" onDismiss={fn()} />
      </StoryCell>
      <StoryCell name="danger">
        <Toast tone="danger" text="The shop did not answer" onDismiss={fn()} />
      </StoryCell>
      <StoryCell name="neutral">
        <Toast
          tone="neutral"
          text="Please login to add to cart"
          action={
            <ButtonLink href="/login" variant="secondary" size="small">
              Login
            </ButtonLink>
          }
          onDismiss={fn()}
        />
      </StoryCell>
      <StoryCell name="info">
        <Toast tone="info" text="Already in your cart" onDismiss={fn()} />
      </StoryCell>
      <StoryCell name="loading">
        <Toast tone="info" text="Adding..." onDismiss={fn()} />
      </StoryCell>
      <StoryCell name="emoji">
        <Toast tone="success" text="🎁 Added to your shopping bag" onDismiss={fn()} />
      </StoryCell>
      <StoryCell name="long">
        <Toast
          tone="danger"
          text="Handwoven Manjal silk saree with a double arakku border could not be added to the bag"
          onDismiss={fn()}
        />
      </StoryCell>
      <StoryCell name="action">
        <Toast
          tone="info"
          text="Manjal silk, arakku border was removed"
          action={
            <Button variant="secondary" size="small">
              Undo
            </Button>
          }
          onDismiss={fn()}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

const stackOf = (count: number): Story => ({
  render: (args) => (
    <ToastStack>
      {Array.from({ length: count }, (_, index) => (
        <Toast key={`toast-${index}`} {...args} text={`${args.text}, ${index + 1}`} />
      ))}
    </ToastStack>
  ),
});

/** Fixed at the bottom of the viewport. */
export const Stack: Story = { ...stackOf(3), ...overlay };
/** The maximum that the shop shows at once. */
export const Twenty: Story = stackOf(20);

export const LongText: Story = {
  args: {
    text: "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari has been added to your bag",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { text: "🎁 بیگ میں شامل ہو گیا", labels: { close: "بند کریں" } },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
