import devakiPillai from "./portraits/devaki-pillai.svg";
import farzanaAnsari from "./portraits/farzana-ansari.svg";
import irfanSheikh from "./portraits/irfan-sheikh.svg";
import josephKurian from "./portraits/joseph-kurian.svg";
import kamalaNatesan from "./portraits/kamala-natesan.svg";
import lakshmiNarayanan from "./portraits/lakshmi-narayanan.svg";
import rukminiBarua from "./portraits/rukmini-barua.svg";
import tenzinDolma from "./portraits/tenzin-dolma.svg";

/** The people of the house, drawn by us (INFO-50). */
export interface TeamMember {
  name: string;
  position: string;
  desc: string;
  /** A portrait of 320 by 400 pixels. */
  image: string;
}

export const team: readonly TeamMember[] = [
  {
    name: "Kamala Natesan",
    position: "Founder",
    desc: "Keeps the trunk that it all began with, and the notebook of towns.",
    image: kamalaNatesan,
  },
  {
    name: "Lakshmi Narayanan",
    position: "Shopkeeper",
    desc: "Opens at ten, knows every shelf, and wraps a parcel in forty seconds.",
    image: lakshmiNarayanan,
  },
  {
    name: "Irfan Sheikh",
    position: "Head of weaves",
    desc: "Buys the silks at the loom. Can tell a Banarasi from its reverse.",
    image: irfanSheikh,
  },
  {
    name: "Rukmini Barua",
    position: "Dyes and colour",
    desc: "Runs our three vats, and measures each swatch that you see in the shop.",
    image: rukminiBarua,
  },
  {
    name: "Joseph Kurian",
    position: "Wood and furniture",
    desc: "Seasons teak for two years before he lets anybody cut a chair from it.",
    image: josephKurian,
  },
  {
    name: "Farzana Ansari",
    position: "The quality table",
    desc: "Sees every metre that leaves. Sends back one piece in thirty.",
    image: farzanaAnsari,
  },
  {
    name: "Devaki Pillai",
    position: "Finishing",
    desc: "Falls, edgings and tassels; has not met a border that she could not turn.",
    image: devakiPillai,
  },
  {
    name: "Tenzin Dolma",
    position: "Letters",
    desc: "Answers what you write, usually with a photograph of the cloth in her hand.",
    image: tenzinDolma,
  },
];
