import type { ReactElement } from "react";
import { Picture } from "../../components/Picture/Picture.tsx";
import { bannerPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { PortfolioCard } from "./PortfolioCard.tsx";

/** Returns a sample picture, 4:3. */
export const roomPicture = (index: number): ReactElement => (
  <Picture src={pick(bannerPictures, index)} alt="" width={800} height={600} />
);

export const roomCards = (names: readonly string[], tag: string): ReactElement[] =>
  names.map((name, index) => (
    <PortfolioCard
      key={name}
      name={name}
      tag={tag}
      href={`/portfolio-details-v2/${index + 1}`}
      picture={roomPicture(index)}
    />
  ));
