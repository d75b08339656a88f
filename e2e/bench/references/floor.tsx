/** Script of the React floor: hydrates the reference page and does nothing else. */
import { hydrateRoot } from "react-dom/client";
import { ReferencePage } from "./ReferencePage.tsx";
import type { ReferenceData } from "./ReferencePage.tsx";

const root = document.getElementById("root");
const data = JSON.parse(document.getElementById("data")?.textContent ?? "{}") as ReferenceData;
if (root) hydrateRoot(root, <ReferencePage {...data} />);
