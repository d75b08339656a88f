import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { motifNames } from "../Motif/Motif.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof EmptyState> = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "Your bag is empty",
    children: "What you add is kept here until you come back.",
    action: <ButtonLink href="/allproducts">Shop sarees</ButtonLink>,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {motifNames.map((motif) => (
        <StoryCell key={motif} name={motif}>
          <EmptyState title="Nothing here yet" headingLevel={3} motif={motif}>
            What you add is kept here.
          </EmptyState>
        </StoryCell>
      ))}
      <StoryCell name="cart">
        <EmptyState
          title="Your cart is empty"
          headingLevel={3}
          action={<ButtonLink href="/allproducts">Continue Shopping</ButtonLink>}
        >
          What you add is kept here until you come back.
        </EmptyState>
      </StoryCell>
      <StoryCell name="wishlist">
        <EmptyState title="Your wishlist is empty" headingLevel={3} motif="hanger">
          Press the heart on a piece that you like.
        </EmptyState>
      </StoryCell>
      <StoryCell name="orders">
        <EmptyState title="No orders yet" headingLevel={3} motif="parcel">
          Every order and its invoice will be listed here.
        </EmptyState>
      </StoryCell>
      <StoryCell name="no results">
        <EmptyState title="Nothing found" headingLevel={3} motif="lens">
          Try a fabric, a colour or a place.
        </EmptyState>
      </StoryCell>
      <StoryCell name="no reviews">
        <EmptyState title="No reviews yet" headingLevel={3} motif="needle">
          Who has worn it may say the first word.
        </EmptyState>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way.",
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
