import type { ShopSection } from "@pallu/contract/shop";
import cholaBrassDark from "./logos/chola-brass.dark.svg";
import cholaBrass from "./logos/chola-brass.light.svg";
import indigoYardDark from "./logos/indigo-yard.dark.svg";
import indigoYard from "./logos/indigo-yard.light.svg";
import kaveriLoomsDark from "./logos/kaveri-looms.dark.svg";
import kaveriLooms from "./logos/kaveri-looms.light.svg";
import madrasCheckDark from "./logos/madras-check.dark.svg";
import madrasCheck from "./logos/madras-check.light.svg";
import marudhamDark from "./logos/marudham.dark.svg";
import marudham from "./logos/marudham.light.svg";
import nilgiriWoodDark from "./logos/nilgiri-wood.dark.svg";
import nilgiriWood from "./logos/nilgiri-wood.light.svg";
import pottersRowDark from "./logos/potters-row.dark.svg";
import pottersRow from "./logos/potters-row.light.svg";
import templeTideDark from "./logos/temple-tide.dark.svg";
import templeTide from "./logos/temple-tide.light.svg";

/** The partner strip: each logo is drawn by us for a light and for a dark ground (HOME-10). */
export const partners = [
  { name: "Kaveri Looms", light: kaveriLooms, dark: kaveriLoomsDark },
  { name: "Nilgiri Wood", light: nilgiriWood, dark: nilgiriWoodDark },
  { name: "Chola Brass", light: cholaBrass, dark: cholaBrassDark },
  { name: "Marudham", light: marudham, dark: marudhamDark },
  { name: "Indigo Yard", light: indigoYard, dark: indigoYardDark },
  { name: "Temple & Tide", light: templeTide, dark: templeTideDark },
  { name: "Madras Check", light: madrasCheck, dark: madrasCheckDark },
  { name: "Potters Row", light: pottersRow, dark: pottersRowDark },
] satisfies ShopSection<"partners">["entries"];
