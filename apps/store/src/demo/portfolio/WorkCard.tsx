import { PortfolioCard } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import type { PortfolioItem } from "@pallu/demo/content/portfolio.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";

interface WorkCardProps {
  item: PortfolioItem;
  href: string;
  level?: 2 | 3;
  sizes?: string;
  eager?: boolean;
}

/** Renders a project in a grid or a carousel (PORT-27). */
export const WorkCard = ({
  item: { name, tag, image },
  href,
  level = 3,
  sizes = "(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw",
  eager = false,
}: WorkCardProps): ReactElement => (
  <PortfolioCard
    name={name}
    tag={tag}
    href={href}
    headingLevel={level}
    picture={<WidePicture picture={image} sizes={sizes} eager={eager} />}
  />
);
