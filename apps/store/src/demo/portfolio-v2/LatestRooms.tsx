import { Heading, SectionHeader, Text, VisuallyHidden } from "@pallu/ui";
import { Carousel } from "@pallu/ui/carousel";
import type { ReactElement } from "react";
import type { PortfolioItem } from "@pallu/demo/content/portfolio.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import * as styles from "./PortfolioV2Page.css.ts";

/** Interval and duration of the slider in ms (PORT-09, PORT-11). */
const autoplayMs = 5000;
const moveMs = 300;

interface LatestRoomsProps {
  items: readonly PortfolioItem[];
  hrefOf: (item: PortfolioItem) => string;
}

/** A looping slider with one room per slide (PORT-09 to PORT-12). */
export const LatestRooms = ({ items, hrefOf }: LatestRoomsProps): ReactElement => (
  <Carousel
    label="Latest rooms"
    layout="banner"
    loop
    autoplayMs={autoplayMs}
    moveMs={moveMs}
    gap={0}
    header={<SectionHeader title="Latest rooms" flush />}
  >
    {items.map((item, index) => (
      <div key={item.id} className={styles.slide}>
        <div className={styles.picture}>
          <div className={styles.fill}>
            <WidePicture
              picture={item.image}
              sizes="(min-width: 1024px) 62vw, 92vw"
              priority={index === 0}
            />
          </div>
        </div>
        <div className={styles.plate}>
          <Text size="label" tone="inherit">
            {item.tag}
          </Text>
          <Heading level={3} size="h1">
            {item.name}
          </Heading>
          <a href={hrefOf(item)} className={styles.link}>
            See the room
            <VisuallyHidden>{`: ${item.name}`}</VisuallyHidden>
          </a>
        </div>
      </div>
    ))}
  </Carousel>
);
