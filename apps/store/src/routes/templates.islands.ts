import { StylishGoods, StylishLetter } from "./index-v2/StylishStatic.tsx";
import { AccessoriesGoods } from "./index-v3/AccessoriesStatic.tsx";
import { CollectionBook, CollectionIndex } from "./index-v4/CollectionStatic.tsx";
import { LuxuryDoor, LuxuryReason } from "./index-v5/LuxuryStatic.tsx";
import { RetroBoard } from "./index-v6/RetroStatic.tsx";
import Rooms from "./product-category/Rooms.tsx";
import BrandCards from "./shop-v1/BrandCards.tsx";
import PriceList from "./shop-v3/PriceList.tsx";
import FurnitureWall from "./shop-v4/FurnitureWall.tsx";
import { TemplateEnd } from "../sections/templates/TemplateEnd.tsx";

/** Server-only islands of the template homes and shops, by id. */
export const templateIslands = {
  TemplateEnd,
  StylishGoods,
  StylishLetter,
  AccessoriesGoods,
  CollectionBook,
  CollectionIndex,
  LuxuryDoor,
  LuxuryReason,
  RetroBoard,
  rooms: Rooms,
  brandCards: BrandCards,
  PriceList,
  FurnitureWall,
};
