import { widePictures } from "./widePictures.ts";

/** Rooms of /product-category, the same from wherever one comes (CAT-26). */
export const rooms = [
  {
    name: "Living room",
    text: "Begin with what you sit on. A sofa in handloom cotton takes a throw in winter and a sheet of muslin in May.",
    things: "Sofa sets, armchairs, side tables, cushions",
    picture: widePictures["portfolio-1"],
  },
  {
    name: "Reading corner",
    text: "One chair, one lamp, and a table just large enough for a tumbler of coffee.",
    things: "Chairs, floor lamps, side tables",
    picture: widePictures["portfolio-2"],
  },
  {
    name: "Dining room",
    text: "Cane lets the air through in a long supper. Keep two chairs more than you need.",
    things: "Chairs, tables, vases",
    picture: widePictures["portfolio-3"],
  },
  {
    name: "Entrance",
    text: "A bench to take off one's shoes, a mirror to look once more.",
    things: "Benches, mirrors",
    picture: widePictures["portfolio-4"],
  },
  {
    name: "Bedroom",
    text: "An almirah that closes softly, and cloth that has been washed often.",
    things: "Almirahs, dressing tables, throws",
    picture: widePictures["portfolio-5"],
  },
  {
    name: "Dressing room",
    text: "Sarees like to hang on wood and to lie in muslin. The rail stands away from the window.",
    things: "Almirahs, dressing tables, mirrors",
    picture: widePictures["portfolio-6"],
  },
  {
    name: "Window seat",
    text: "A long cushion and three that do not match.",
    things: "Cushions, throws",
    picture: widePictures["portfolio-7"],
  },
  {
    name: "Study",
    text: "Teak for the table, because elbows polish it. The lamp stands on the side of the hand that does not write.",
    things: "Tables, chairs, table lamps",
    picture: widePictures["portfolio-8"],
  },
  {
    name: "Veranda",
    text: "Cane, plants and a vase that may stay out in the rain.",
    things: "Chairs, vases",
    picture: widePictures["portfolio-9"],
  },
] as const;

export const roomsHead = {
  title: "Room by room",
  text: "Nine rooms, and what goes well in each.",
  linkText: "See the pieces",
} as const;
