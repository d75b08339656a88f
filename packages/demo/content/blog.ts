import type { postTags } from "./posts.ts";

/** Heads of the lists of posts. */
export const blogHeads = {
  front: {
    title: "The cloth journal",
    text: "How the things we sell are made, how to tell them apart, and how to make them last. Written between the loom and the shop counter.",
  },
  contents: {
    title: "Eight to read",
    text: "The latest of the journal, as a table of contents.",
  },
  tags: {
    title: "The journal by tag",
    text: "Everything we have written, sorted by what it is about.",
  },
} as const;

/** What a tag gathers. */
export const tagTexts: Readonly<Record<(typeof postTags)[number], string>> = {
  Silk: "Kinds, towns, gold, and what to ask before you buy.",
  Weaving: "What the loom does, and what only hands can.",
  Dyeing: "Mud, iron, leaves and the colours that come of them.",
  Care: "Washing, keeping, mending, handing on.",
  Interior: "Cloth in rooms.",
};
