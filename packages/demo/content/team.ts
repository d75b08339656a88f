import type { ShopParts } from "@pallu/contract/shop";
import devakiPillai from "./portraits/devaki-pillai.svg";
import farzanaAnsari from "./portraits/farzana-ansari.svg";
import irfanSheikh from "./portraits/irfan-sheikh.svg";
import josephKurian from "./portraits/joseph-kurian.svg";
import kamalaNatesan from "./portraits/kamala-natesan.svg";
import lakshmiNarayanan from "./portraits/lakshmi-narayanan.svg";
import rukminiBarua from "./portraits/rukmini-barua.svg";
import tenzinDolma from "./portraits/tenzin-dolma.svg";

/** The people of the house, drawn by us: portraits of 320 by 400 pixels (INFO-50). */
export const team = [
  {
    name: "Kamala Natesan",
    position: "Founder",
    text: "Keeps the trunk that it all began with, and the notebook of towns.",
    picture: kamalaNatesan,
  },
  {
    name: "Lakshmi Narayanan",
    position: "Shopkeeper",
    text: "Opens at ten, knows every shelf, and wraps a parcel in forty seconds.",
    picture: lakshmiNarayanan,
  },
  {
    name: "Irfan Sheikh",
    position: "Head of weaves",
    text: "Buys the silks at the loom. Can tell a Banarasi from its reverse.",
    picture: irfanSheikh,
  },
  {
    name: "Rukmini Barua",
    position: "Dyes and colour",
    text: "Runs our three vats, and measures each swatch that you see in the shop.",
    picture: rukminiBarua,
  },
  {
    name: "Joseph Kurian",
    position: "Wood and furniture",
    text: "Seasons teak for two years before he lets anybody cut a chair from it.",
    picture: josephKurian,
  },
  {
    name: "Farzana Ansari",
    position: "The quality table",
    text: "Sees every metre that leaves. Sends back one piece in thirty.",
    picture: farzanaAnsari,
  },
  {
    name: "Devaki Pillai",
    position: "Finishing",
    text: "Falls, edgings and tassels; has not met a border that she could not turn.",
    picture: devakiPillai,
  },
  {
    name: "Tenzin Dolma",
    position: "Letters",
    text: "Answers what you write, usually with a photograph of the cloth in her hand.",
    picture: tenzinDolma,
  },
] satisfies ShopParts["team"]["members"];
