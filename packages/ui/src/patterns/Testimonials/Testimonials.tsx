import type { ReactElement, ReactNode } from "react";
import { Carousel } from "../Carousel/Carousel.tsx";
import { TestimonialCard } from "../TestimonialCard/TestimonialCard.tsx";
import type { TestimonialCardProps } from "../TestimonialCard/TestimonialCard.tsx";
import * as css from "./Testimonials.css.ts";

export interface TestimonialsProps {
  /** Accessible name, without the word "carousel". */
  label: string;
  /** Heading before the controls. */
  header?: ReactNode;
  /** One card each. */
  entries: readonly TestimonialCardProps[];
}

/** Nothing in a quotation takes the focus, and a scroller must be in reach of the keys. */
const inReach = { tabIndex: 0 } as const;

/** What customers said, in a slider that moves when it is told to [TPL-08]. */
export function Testimonials({ label, header, entries }: TestimonialsProps): ReactElement {
  return (
    <Carousel label={label} layout="stories" loop header={header}>
      {entries.map((entry) => (
        <div key={entry.name} {...inReach} className={css.quotation}>
          <TestimonialCard {...entry} />
        </div>
      ))}
    </Carousel>
  );
}
