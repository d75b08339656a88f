import { renderSkipped } from "../rendering/renderSkipped.ts";
import { directionKey, themeKey } from "./preferences.ts";

/**
 * Script of the document's head. Applies theme and direction before the first paint, so that neither flashes.
 * Hides prices for up to four seconds until they are in the chosen currency. Leaves out decorative pictures if the browser
 * saves data. Then starts the script that renders skipped content.
 */
export const beforePaint = `(function(){try{var d=document.documentElement,c=navigator.connection;if(c&&c.saveData)d.style.setProperty("--decorative-pictures","none");var s=localStorage,t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.dataset.theme=t;if(s.getItem("${directionKey}")==="rtl")d.dir="rtl";if(s.getItem("currency")==="USD"){d.dataset.pending="currency";setTimeout(function(){delete d.dataset.pending},4000)}}catch(e){}})();${renderSkipped}`;
