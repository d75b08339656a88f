import type { ClothLook } from "@pallu/ui";

/** The people of the house (INFO-50). Their picture is a woven monogram. */
export interface TeamMember {
  name: string;
  initials: string;
  position: string;
  desc: string;
  image: ClothLook;
}

export const team: readonly TeamMember[] = [
  {
    name: "Kamala Natesan",
    initials: "KN",
    position: "Founder",
    desc: "Keeps the trunk that it all began with, and the notebook of towns.",
    image: { dye: "arakku", weave: "butti" },
  },
  {
    name: "Lakshmi Narayanan",
    initials: "LN",
    position: "Shopkeeper",
    desc: "Opens at ten, knows every shelf, and wraps a parcel in forty seconds.",
    image: { dye: "manjal", weave: "check" },
  },
  {
    name: "Irfan Sheikh",
    initials: "IS",
    position: "Head of weaves",
    desc: "Buys the silks at the loom. Can tell a Banarasi from its reverse.",
    image: { dye: "mayil", weave: "jaal" },
  },
  {
    name: "Rukmini Barua",
    initials: "RB",
    position: "Dyes and colour",
    desc: "Runs our three vats, and measures each swatch that you see in the shop.",
    image: { dye: "neelam", weave: "ikat" },
  },
  {
    name: "Joseph Kurian",
    initials: "JK",
    position: "Wood and furniture",
    desc: "Seasons teak for two years before he lets anybody cut a chair from it.",
    image: { dye: "kora", weave: "stripe" },
  },
  {
    name: "Farzana Ansari",
    initials: "FA",
    position: "The quality table",
    desc: "Sees every metre that leaves. Sends back one piece in thirty.",
    image: { dye: "tulsi", weave: "temple" },
  },
  {
    name: "Devaki Pillai",
    initials: "DP",
    position: "Finishing",
    desc: "Falls, edgings and tassels; has not met a border that she could not turn.",
    image: { dye: "mayil", weave: "temple" },
  },
  {
    name: "Tenzin Dolma",
    initials: "TD",
    position: "Letters",
    desc: "Answers what you write, usually with a photograph of the cloth in her hand.",
    image: { dye: "arakku", weave: "stripe" },
  },
];
