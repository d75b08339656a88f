import { HeroSlide } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { luxury } from "@pallu/demo/content/luxury.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import type { ServerIslandProps } from "../../platform/delivery/serverIsland.tsx";
import * as styles from "./Luxury.island.css.ts";

/** The name of the shop in a double frame. */
export const LuxuryHero = (): ReactElement => (
  <HeroSlide
    {...luxury.hero}
    headingLevel={1}
    picture={
      <WidePicture
        picture={widePictures["blog-2"]}
        sizes="(min-width: 1280px) 58vw, (min-width: 768px) 60vw, 100vw"
        priority
      />
    }
  />
);

/** Renders one of the four text blocks by its title. Every other one is mirrored (TPL-18 to TPL-21). */
export const LuxuryReason = ({ of }: ServerIslandProps): ReactElement | null => {
  const position = luxury.reasons.findIndex(({ title }) => title === of);
  const reason = luxury.reasons[position];
  if (!reason) return null;
  return (
    <PageSection size="small">
      <div className={styles.reason}>
        <div className={position % 2 === 1 ? `${styles.plate} ${styles.turned}` : styles.plate}>
          <h2 className={styles.title}>{reason.title}</h2>
          <p className={styles.text}>{reason.text}</p>
        </div>
        <div className={styles.picture}>
          <WidePicture
            picture={widePictures[reason.picture]}
            sizes="(min-width: 768px) 46vw, 92vw"
          />
        </div>
      </div>
    </PageSection>
  );
};
