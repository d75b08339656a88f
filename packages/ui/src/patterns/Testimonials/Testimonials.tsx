import type { ReactElement, ReactNode } from "react";
import { Carousel } from "../Carousel/Carousel.tsx";
import { TestimonialCard } from "../TestimonialCard/TestimonialCard.tsx";
import type { TestimonialCardProps } from "../TestimonialCard/TestimonialCard.tsx";

export interface TestimonialsProps {
  label: string;
  header?: ReactNode;
  entries: readonly TestimonialCardProps[];
}

/** What customers said, in a slider that moves when it is told to [TPL-08]. */
export function Testimonials({ label, header, entries }: TestimonialsProps): ReactElement {
  return (
    <Carousel label={label} layout="stories" loop header={header}>
      {entries.map((entry) => (
        <TestimonialCard key={entry.name} {...entry} />
      ))}
    </Carousel>
  );
}
