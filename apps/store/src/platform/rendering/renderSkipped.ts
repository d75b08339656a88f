import { hydrated } from "./hydrated.ts";

/** Time in ms after a press in which nothing is rendered ahead, so that the answer to the press comes first. */
export const PRESS_MS = 300;

/** Time in ms after the `load` event after which skipped elements are rendered without hydration. */
const UNHYDRATED_MS = 3000;

const script = `
var skipped=[],isReady=false,isPlanned=false,whenIdle=window.requestIdleCallback||function(task){setTimeout(task,1)};
var pressedAt=-${PRESS_MS};
function waitAfterPress(){
  return pressedAt+${PRESS_MS}-performance.now();
}
function plan(){
  if(!isReady||isPlanned||!skipped.length)return;
  isPlanned=true;
  var wait=waitAfterPress();
  if(wait>0)setTimeout(whenIdle,wait,render,{timeout:50});
  else whenIdle(render,{timeout:50});
}
function render(){
  isPlanned=false;
  if(waitAfterPress()<=0){
    var element=skipped.shift();
    element.style.contentVisibility="visible";
    element.getBoundingClientRect();
  }
  plan();
}
["pointerdown","pointerup","keydown"].forEach(function(type){
  addEventListener(type,function(){pressedAt=performance.now()},{capture:true,passive:true});
});
addEventListener("contentvisibilityautostatechange",function(event){
  if(!event.skipped)return;
  skipped.push(event.target);
  plan();
},true);
var navigation=performance.getEntriesByType("navigation")[0];
if(location.hash||navigation&&/reload|back/.test(navigation.type))document.documentElement.style.setProperty("--skip-offscreen","visible");
function start(){
  isReady=true;
  plan();
}
document.addEventListener("${hydrated}",start,{once:true});
addEventListener("load",function(){setTimeout(start,${UNHYDRATED_MS})});
`;

/**
 * Script of the document's head, runs before elements are skipped.
 * Elements with `content-visibility: auto` are skipped during the first view only. After hydration they are rendered one
 * by one in idle time, so the page is complete within a second, or after the last press (docs/decisions/0015). Before
 * hydration they would delay it.
 * Nothing is skipped when the browser may open the page in its middle (reload, history navigation, fragment): estimated
 * heights would take it to another place.
 */
export const renderSkipped = `(function(){${script.replaceAll(/\n\s*/g, "")}})();`;
