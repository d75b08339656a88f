import chair from "../samples/cane-dining-chair.webp";
import watch from "../samples/handloom-strap-watch.webp";
import cushion from "../samples/ikat-cushion-cover.webp";
import floorLamp from "../samples/ikat-floor-lamp.webp";
import vase from "../samples/khurja-tall-vase.webp";
import sideTable from "../samples/round-side-table.webp";
import dressingTable from "../samples/sheesham-dressing-table.webp";
import almirah from "../samples/teak-almirah.webp";
import table from "../samples/teak-writing-table.webp";
import { popupFurniture } from "./popupFurniture.ts";
import type { FurnitureSample } from "./popupFurniture.ts";

export const furniture = {
  chair: {
    id: "cane-dining-chair",
    image: chair,
    offer: false,
    price: "₹5,900",
    category: ["Chair", "Dining"],
    name: "Cane dining chair",
  },
  sofa: popupFurniture.sofa,
  vase: {
    id: "khurja-tall-vase",
    image: vase,
    offer: false,
    price: "₹1,190",
    category: ["Vases"],
    name: "Tall stoneware vase",
  },
  armchair: popupFurniture.armchair,
  lamp: popupFurniture.lamp,
  table: {
    id: "teak-writing-table",
    image: table,
    offer: false,
    price: "₹19,350",
    category: ["Table", "Study"],
    name: "Teak writing table",
  },
  mirror: popupFurniture.mirror,
  watch: {
    id: "handloom-strap-watch",
    image: watch,
    offer: true,
    price: "₹2,610",
    category: ["Watch"],
    name: "Wrist watch with handloom strap",
  },
  almirah: {
    id: "teak-almirah",
    image: almirah,
    offer: false,
    price: "₹39,900",
    category: ["Almirah", "Bedroom"],
    name: "Teak almirah with cane doors",
  },
  dressingTable: {
    id: "sheesham-dressing-table",
    image: dressingTable,
    offer: false,
    price: "₹15,900",
    category: ["Dressing table", "Bedroom"],
    name: "Dressing table with round mirror",
  },
  floorLamp: {
    id: "ikat-floor-lamp",
    image: floorLamp,
    offer: true,
    price: "₹6,480",
    category: ["Lamp & Light", "Living room"],
    name: "Floor lamp with ikat shade",
  },
  blueVase: popupFurniture.blueVase,
  sideTable: {
    id: "round-side-table",
    image: sideTable,
    offer: false,
    price: "₹3,300",
    category: ["Table", "Living room"],
    name: "Round side table",
  },
  cushion: {
    id: "ikat-cushion-cover",
    image: cushion,
    offer: true,
    price: "₹540",
    category: ["Cushion"],
    name: "Ikat cushion cover",
  },
} as const satisfies Record<string, FurnitureSample>;

export type FurnitureName = keyof typeof furniture;

/** The category sidebar, in this order; every entry leads to the list of rooms (TPL-13, TPL-14). */
export const homeCategories: readonly { label: string; image: string }[] = [
  { label: "Chair", image: chair },
  { label: "Table", image: table },
  { label: "Sofa Set", image: popupFurniture.sofa.image },
  { label: "Vases", image: vase },
  { label: "Lamp & Light", image: popupFurniture.lamp.image },
  { label: "Almirah", image: almirah },
  { label: "Dressing table", image: dressingTable },
  { label: "Watch", image: watch },
  { label: "Mirror", image: popupFurniture.mirror.image },
];
