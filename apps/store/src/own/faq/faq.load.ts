import { partLoad } from "../partPage.tsx";

export const load = partLoad("faq");
