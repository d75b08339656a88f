import type { FabricProps } from "@pallu/ui";

/** A plan for the care of cloth (INFO-42). Prices are rupees as text, converted like those of the samples. */
export interface PricingPlan {
  title: string;
  desc: string;
  monthPrice: string;
  yearPrice: string;
  features: readonly string[];
  fabric: FabricProps;
  flag?: string;
}

/** Six plans; a template home shows the first four (INFO-44). */
export const pricingPlans: readonly PricingPlan[] = [
  {
    title: "Cotton",
    desc: "For sarees and kurtis that are worn to work.",
    monthPrice: "₹190",
    yearPrice: "₹1,900",
    features: [
      "Four cottons a month, washed by hand",
      "Rice starch, light or firm",
      "Line-dried in shade, steam-pressed",
    ],
    fabric: { dye: "manjal", weave: "check" },
  },
  {
    title: "Silk",
    desc: "For a handful of silks and the weddings they are for.",
    monthPrice: "₹490",
    yearPrice: "₹4,900",
    features: [
      "Two silks a month, dry-cleaned",
      "Roll-pressed, never ironed on the zari",
      "Refolded along new lines",
      "A muslin bag for each piece",
    ],
    fabric: { dye: "mayil", weave: "butti" },
    flag: "Most chosen",
  },
  {
    title: "Heirloom",
    desc: "For what your grandmother wore.",
    monthPrice: "₹890",
    yearPrice: "₹8,900",
    features: [
      "One old silk a month, cleaned by hand",
      "Tears netted, loose zari couched down",
      "Borders turned when they wear thin",
      "A written record of each repair",
    ],
    fabric: { dye: "arakku", weave: "jaal" },
  },
  {
    title: "Trousseau",
    desc: "From the first choice to the morning of the wedding.",
    monthPrice: "₹1,490",
    yearPrice: "₹14,900",
    features: [
      "Fall, edging and tassels for twelve sarees",
      "Blouses cut and fitted twice",
      "Everything pressed the day before",
      "A second pair of hands for the draping",
    ],
    fabric: { dye: "kora", weave: "temple" },
  },
  {
    title: "Household",
    desc: "For throws, cushions and curtains.",
    monthPrice: "₹390",
    yearPrice: "₹3,900",
    features: [
      "Eight furnishings a season, washed",
      "Curtains taken down and hung again",
      "Cushion pads shaken out and sunned",
    ],
    fabric: { dye: "tulsi", weave: "stripe" },
  },
  {
    title: "Stage",
    desc: "For dance schools, theatres and film.",
    monthPrice: "₹2,900",
    yearPrice: "₹29,000",
    features: [
      "Forty costumes on one account",
      "Stains treated the same night",
      "Repairs between two performances",
      "Dry storage, sorted by production",
    ],
    fabric: { dye: "neelam", weave: "ikat" },
  },
];

export const pricingTexts = {
  intro: "Cloth lives long when it is cared for. Our washers, pressers and darners do it for you.",
  toggle: "Pay by the year",
  month: "Monthly",
  year: "Yearly",
  perMonth: "a month",
  perYear: "a year",
  byMonth: "Prices are for a month.",
  byYear: "Prices are for a year.",
  subscribe: "Subscribe",
  note: "Plans are not open yet. Until then, ask in the shop.",
} as const;
