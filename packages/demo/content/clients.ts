import type { ClientGridProps } from "@pallu/ui/sections";
import ammaniFilmsDark from "./logos/ammani-films.dark.svg";
import ammaniFilms from "./logos/ammani-films.light.svg";
import banyanQuarterDark from "./logos/banyan-quarter.dark.svg";
import banyanQuarter from "./logos/banyan-quarter.light.svg";
import copperPotKitchensDark from "./logos/copper-pot-kitchens.dark.svg";
import copperPotKitchens from "./logos/copper-pot-kitchens.light.svg";
import kurinjiStaysDark from "./logos/kurinji-stays.dark.svg";
import kurinjiStays from "./logos/kurinji-stays.light.svg";
import lanternPressDark from "./logos/lantern-press.dark.svg";
import lanternPress from "./logos/lantern-press.light.svg";
import marigoldRowDark from "./logos/marigold-row.dark.svg";
import marigoldRow from "./logos/marigold-row.light.svg";
import northVerandahDark from "./logos/north-verandah.dark.svg";
import northVerandah from "./logos/north-verandah.light.svg";
import palarPlayersDark from "./logos/palar-players.dark.svg";
import palarPlayers from "./logos/palar-players.light.svg";
import petalPostDark from "./logos/petal-post.dark.svg";
import petalPost from "./logos/petal-post.light.svg";
import sevenWellsMuseumDark from "./logos/seven-wells-museum.dark.svg";
import sevenWellsMuseum from "./logos/seven-wells-museum.light.svg";
import tamarindTinDark from "./logos/tamarind-tin.dark.svg";
import tamarindTin from "./logos/tamarind-tin.light.svg";
import ternIslandFerriesDark from "./logos/tern-island-ferries.dark.svg";
import ternIslandFerries from "./logos/tern-island-ferries.light.svg";

/** Houses that we weave for; their logos are drawn by us for a light and for a dark ground (INFO-51). */
export const clients: ClientGridProps["items"] = [
  {
    name: "Kurinji Stays",
    light: kurinjiStays,
    dark: kurinjiStaysDark,
    text: "Throws and curtains for forty rooms",
  },
  {
    name: "Palar Players",
    light: palarPlayers,
    dark: palarPlayersDark,
    text: "Costumes for three seasons",
  },
  {
    name: "Tamarind & Tin",
    light: tamarindTin,
    dark: tamarindTinDark,
    text: "Table linen in Chettinad checks",
  },
  {
    name: "Seven Wells Museum",
    light: sevenWellsMuseum,
    dark: sevenWellsMuseumDark,
    text: "Case linings and silk netting",
  },
  {
    name: "Banyan Quarter",
    light: banyanQuarter,
    dark: banyanQuarterDark,
    text: "Cane chairs for the courtyard",
  },
  {
    name: "Ammani Films",
    light: ammaniFilms,
    dark: ammaniFilmsDark,
    text: "Sarees of the 1950s, woven again",
  },
  {
    name: "Marigold Row",
    light: marigoldRow,
    dark: marigoldRowDark,
    text: "Trousseaux for their brides",
  },
  {
    name: "Tern Island Ferries",
    light: ternIslandFerries,
    dark: ternIslandFerriesDark,
    text: "Indigo uniforms that fade well",
  },
  {
    name: "Lantern Press",
    light: lanternPress,
    dark: lanternPressDark,
    text: "Handloom cloth for bindings",
  },
  {
    name: "North Verandah",
    light: northVerandah,
    dark: northVerandahDark,
    text: "Blinds of Kota and cotton",
  },
  {
    name: "Copper Pot Kitchens",
    light: copperPotKitchens,
    dark: copperPotKitchensDark,
    text: "Aprons that outlast the cooks",
  },
  {
    name: "Petal & Post",
    light: petalPost,
    dark: petalPostDark,
    text: "Silk ends, to wrap flowers in",
  },
];
