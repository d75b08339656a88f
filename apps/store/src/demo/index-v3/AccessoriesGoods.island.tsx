import { Picture, ProductGrid, SectionHeader } from "@pallu/ui";
import { CategorySidebar } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { homeCategories } from "@pallu/demo/content/furniture.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { accessories } from "@pallu/demo/content/accessories.ts";
import { latest } from "@pallu/demo/content/templates.ts";
import { SampleCard } from "../templates/SampleCard.tsx";

export const AccessoriesGoods = (): ReactElement => (
  <>
    <PageSection>
      <CategorySidebar
        title={accessories.categories}
        layout="discs"
        items={homeCategories.map(({ label, image }) => ({
          label,
          href: "/product-category",
          picture: <Picture src={image} {...samplePicture} alt="" sizes="112px" eager />,
        }))}
      />
    </PageSection>
    <PageSection surface="sunken" labelledBy="latest">
      <SectionHeader headingId="latest" title={accessories.latest.title} />
      <ProductGrid label={accessories.latest.title} columns="four">
        {latest.slice(0, accessories.latest.count).map((name) => (
          <SampleCard key={name} name={name} />
        ))}
      </ProductGrid>
    </PageSection>
  </>
);
