import { StylishGoods, StylishLetter } from "../index-v2/StylishStatic.tsx";
import { TemplateEnd } from "./TemplateEnd.tsx";

/** What the server renders of the template homes and the browser leaves as it is, by id. */
export const templateParts = { TemplateEnd, StylishGoods, StylishLetter };
