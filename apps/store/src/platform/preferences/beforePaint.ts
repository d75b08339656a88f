import { directionKey, themeKey } from "./preferences.ts";

/**
 * Script of the document's head. Applies theme and direction before the first paint, so that neither flashes.
 * Hides prices for up to four seconds until they are in the chosen currency. Leaves out decorative pictures if the browser
 * saves data. Skips no content (`skipOffscreen`) where the browser may open the page in its middle, by reload, history
 * navigation or fragment: estimated heights would take it to another place.
 */
export const beforePaint = `(function(){try{var d=document.documentElement,c=navigator.connection;if(c&&c.saveData)d.style.setProperty("--decorative-pictures","none");var n=performance.getEntriesByType("navigation")[0];if(location.hash||n&&/reload|back/.test(n.type))d.style.setProperty("--skip-offscreen","visible");var s=localStorage,t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.dataset.theme=t;if(s.getItem("${directionKey}")==="rtl")d.dir="rtl";if(s.getItem("currency")==="USD"){d.dataset.pending="currency";setTimeout(function(){delete d.dataset.pending},4000)}}catch(e){}})();`;
