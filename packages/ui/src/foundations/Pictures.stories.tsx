import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "../components/Picture/Picture.tsx";
import { bannerPictures, clothPictures, pick } from "../patterns/samplePictures.fixtures.ts";
import { pictureRatios } from "./pictures.data.ts";
import * as styles from "./TokenDocs.css.ts";

const meta = {
  title: "Foundations/Pictures",
  component: Picture,
  tags: ["!autodocs"],
  args: { src: pick(clothPictures, 2), alt: "Manjal silk saree, border", width: 400, height: 500 },
  render: (args) => (
    <div className={styles.tiles}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every aspect ratio of the shop. */
export const Default: Story = {
  tags: ["axe"],
  render: () => (
    <div className={styles.tiles}>
      {pictureRatios.map(({ use, width, height }, index) => (
        <figure key={use}>
          <Picture
            src={pick(width > height ? bannerPictures : clothPictures, index)}
            alt=""
            width={width * 100}
            height={height * 100}
          />
          <figcaption className={styles.muted}>
            {use} {width}:{height}
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};
/** Only the picture of a sold-out product fades, not the tag. */
export const Dimmed: Story = { args: { dimmed: true } };
/** A missing picture shows its alternative text. */
export const Failed: Story = { args: { src: null }, tags: ["axe"] };
