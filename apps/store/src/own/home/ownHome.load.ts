import type { LoadViews } from "../../platform/routing/route.ts";
import { load as loadHome } from "../../routes/home/home.load.ts";
import { partLoad } from "../partPage.tsx";

export const load: LoadViews = (match) => [...loadHome(), ...partLoad("home")(match)];
