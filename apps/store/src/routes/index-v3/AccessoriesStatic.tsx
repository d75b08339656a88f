import {
  CategorySidebar,
  Container,
  HeroSlide,
  Picture,
  ProductGrid,
  Section,
  SectionHeader,
} from "@pallu/ui";
import type { ReactElement } from "react";
import { homeCategories } from "../../content/furniture.ts";
import { widePictures } from "../../content/pictures.wide.ts";
import { samplePicture } from "../../content/samples.ts";
import { accessories } from "../../content/accessories.ts";
import { latest } from "../../content/templates.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { SampleCard } from "../templates/SampleCard.tsx";
import * as styles from "./AccessoriesStatic.css.ts";

/** Nine discs under a field of butti, and eight small things (TPL-13 to TPL-15). */
export const AccessoriesGoods = (): ReactElement => (
  <>
    <div className={styles.hero}>
      <HeroSlide
        {...accessories.hero}
        headingLevel={1}
        picture={
          <WidePicture
            picture={widePictures["about-2"]}
            sizes="(min-width: 1280px) 58vw, (min-width: 768px) 60vw, 100vw"
            priority
          />
        }
      />
    </div>
    <Section>
      <Container>
        <CategorySidebar
          title={accessories.categories}
          layout="discs"
          entries={homeCategories.map(({ label, image }) => ({
            label,
            href: "/product-category",
            picture: <Picture src={image} {...samplePicture} alt="" sizes="112px" eager />,
          }))}
        />
      </Container>
    </Section>
    <Section tone="sunken" labelledBy="latest">
      <Container>
        <SectionHeader id="latest" title={accessories.latest.title} />
        <ProductGrid label={accessories.latest.title} columns="fours">
          {latest.slice(0, accessories.latest.count).map((name) => (
            <SampleCard key={name} name={name} />
          ))}
        </ProductGrid>
      </Container>
    </Section>
  </>
);
