import { widePictures } from "./widePictures.ts";

/** The filters of /portfolio-v1, in this order (PORT-02). */
export const portfolioFilters = [
  "All",
  "Sofa & Chair",
  "Full Interior",
  "Lamp & Vase",
  "Table",
  "Art Design",
] as const;

export type PortfolioFilter = (typeof portfolioFilters)[number];

/** The tabs of /portfolio-v2: one fewer, as specified (PORT-07). */
export const portfolioTabs = [
  "All",
  "Full Interior",
  "Lamp & Vase",
  "Table",
  "Art Design",
] as const satisfies PortfolioFilter[];

/** A work as cards know it (PORT-27); its story stands in `projects.ts`. */
export interface PortfolioItem {
  id: string;
  name: string;
  tag: string;
  category: Exclude<PortfolioFilter, "All">;
  image: (typeof widePictures)[keyof typeof widePictures];
}

export const portfolio = [
  {
    id: "1",
    name: "The flat on Race Course Road",
    tag: "Living room",
    category: "Sofa & Chair",
    image: widePictures["portfolio-1"],
  },
  {
    id: "2",
    name: "A corner for one reader",
    tag: "Reading corner",
    category: "Lamp & Vase",
    image: widePictures["portfolio-2"],
  },
  {
    id: "3",
    name: "Eight at table",
    tag: "Dining room",
    category: "Table",
    image: widePictures["portfolio-3"],
  },
  {
    id: "4",
    name: "A hall that says come in",
    tag: "Entrance",
    category: "Full Interior",
    image: widePictures["portfolio-4"],
  },
  {
    id: "5",
    name: "One wall, one throw",
    tag: "Bedroom",
    category: "Art Design",
    image: widePictures["portfolio-5"],
  },
  {
    id: "6",
    name: "The saree room in Mylapore",
    tag: "Shop interior",
    category: "Full Interior",
    image: widePictures["portfolio-6"],
  },
  {
    id: "7",
    name: "The seat in the bay",
    tag: "Window seat",
    category: "Sofa & Chair",
    image: widePictures["portfolio-7"],
  },
  {
    id: "8",
    name: "A desk with its back to the sea",
    tag: "Study",
    category: "Table",
    image: widePictures["portfolio-8"],
  },
  {
    id: "9",
    name: "Evenings on the veranda",
    tag: "Veranda",
    category: "Lamp & Vase",
    image: widePictures["portfolio-9"],
  },
] as const satisfies readonly PortfolioItem[];

export type ProjectId = (typeof portfolio)[number]["id"];

/** Items under a filter; 'All' is every one of them (PORT-03, PORT-04). */
export const inCategory = (filter: PortfolioFilter): readonly PortfolioItem[] =>
  portfolio.filter(({ category }) => filter === "All" || category === filter);

/** What a details page shows when no item has its id (PORT-24, PORT-25). */
const fallback = { name: "Classic Interior Set", tag: "Classic Interior" } as const;

/** Name and tag of the item with an id, and whose story and pictures they stand with. */
export const projectOf = (
  id: string | undefined,
): { name: string; tag: string; story: ProjectId | "set" } => {
  const item = portfolio.find((one) => one.id === id);
  return item ? { name: item.name, tag: item.tag, story: item.id } : { ...fallback, story: "set" };
};

/** The same for every work, as specified (PORT-20). */
export const projectMeta = [
  { term: "Client", detail: "Private houses and small shops" },
  { term: "Designer", detail: "Pallu Studio, Coimbatore" },
  { term: "Material", detail: "Handloom cotton, silk, teak, brass" },
  { term: "Website", detail: "pallu.example" },
] as const;

/** Heads of the three lists of works. */
export const portfolioHeads = {
  wall: {
    title: "Rooms we have furnished",
    text: "Houses and small shops, with cloth from our looms and wood from our neighbours.",
  },
  rooms: {
    title: "Portfolio",
    text: "Three rooms of this year, and six to look round in.",
  },
  stories: {
    title: "Nine rooms and their reasons",
    text: "What was there, what was wrong with it, and what we did about that.",
  },
} as const;
