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
  /** The testimonials. */
  entries: readonly TestimonialCardProps[];
}

/**
 * Makes the slides focusable, because quotations have no focusable content and a scroller must be reachable by
 * keyboard.
 */
const inReach = { tabIndex: 0 } as const;

/** A carousel of testimonials without autoplay (TPL-08). */
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
