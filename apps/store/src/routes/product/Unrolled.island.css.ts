import { pageStyle } from "@pallu/ui/style";

/** Hidden without scripts: the button opens a dialog. */
export const action: string = pageStyle({ "@media": { "(scripting: none)": { display: "none" } } });
