import { social } from "@pallu/demo/content/footer.ts";
import { socialIcons } from "../sections/shell/socialIcons.ts";

/** Returns the links of a footer to social networks. They go nowhere, as specified. `prefix` begins their names. */
export const socialLinks = (prefix = "") =>
  social.map(({ name, href }) => {
    const Icon = socialIcons[name];
    return { label: `${prefix}${name}`, href, icon: <Icon size={20} /> };
  });
