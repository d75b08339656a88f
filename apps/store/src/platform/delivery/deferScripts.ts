import { hydrated } from "./hydration.ts";

/** Maximum wait for the LCP image in ms. */
const maxWaitMs = 2000;

/**
 * Holds clicks, keys and submits until hydration, except of buttons whose popover the browser opens and of forms with an
 * action, which the server processes. If scripts fail to load, shows a message instead, and
 * loads the page again when the browser is online or shows it by Back, unless something was typed.
 * The header's links lead to the login until the session is known, so they are held for a person who is logged in.
 */
const holdEvents = `
var held=[],hasFailed=false,kinds=["click","keydown","submit"];
function linkOf(event){
  try{
    return !hasFailed&&!event.metaKey&&!event.ctrlKey&&!event.shiftKey&&!event.altKey&&localStorage.getItem("token")&&event.target.closest('header a[href="/login"]');
  }catch(error){}
}
function controlOf(event){
  if(event.type==="submit")return event.submitter||event.target;
  if(event.type==="click")return event.target.closest("button[type=button]:not([popovertarget]),[role=slider],[data-rail]")||linkOf(event);
  return /^(Arrow|Page|Home|End)/.test(event.key)&&event.target.closest("[role=slider]");
}
function hold(event){
  var target=event.target,isSubmit=event.type==="submit";
  if(isSubmit?target.method!=="post"||target.hasAttribute("action"):!(target instanceof Element))return;
  var control=controlOf(event);
  if(!control)return;
  event.preventDefault();
  event.stopPropagation();
  if(hasFailed||isSubmit&&held.some(function(other){return other.type==="submit"&&other.target===target}))return;
  event.control=control;
  held.push(event);
  control.setAttribute("aria-busy","true");
}
function isChanged(field){
  if(field.options)return field.selectedIndex!==Math.max([].findIndex.call(field.options,function(option){return option.defaultSelected}),0);
  return field.value!==field.defaultValue||field.checked!==field.defaultChecked;
}
function fail(){
  if(hasFailed)return;
  hasFailed=true;
  held.splice(0).forEach(function(event){event.control.removeAttribute("aria-busy")});
  (document.querySelector("main")||document.body).insertAdjacentHTML("beforeend",'<p role="alert" style="position:sticky;inset-block-end:0;z-index:600;padding:1rem;background:Canvas;color:CanvasText;border-block-start:1px solid">A part of the shop could not be loaded. Check the connection, then <a href="">load the page again</a>.</p>');
  ["online","pageshow"].forEach(function(kind){addEventListener(kind,function(event){
    if(event.persisted!==false&&![].some.call(document.querySelectorAll("#root input,#root textarea,#root select"),isChanged))location.reload();
  })});
}
kinds.forEach(function(kind){addEventListener(kind,hold,true)});
`;

/** Closes the open menu of a page that is left, which the browser may show again by Back as it was. */
const closePopovers = `
addEventListener("pagehide",function(){
  document.querySelectorAll("[popover]").forEach(function(popover){
    if(popover.hidePopover)popover.hidePopover();
  });
});
`;

/**
 * Replays the held events, each in its own task, so that each one sees the changes of the previous one. The first one waits
 * until React has run the effects of the hydration.
 */
const replayEvents = `
var tasks=[];
function repeat(event){
  var target=event.target,options={bubbles:true,cancelable:true,key:event.key,shiftKey:event.shiftKey,clientX:event.clientX,clientY:event.clientY};
  event.control.removeAttribute("aria-busy");
  if(!target.isConnected)return;
  if(event.type==="submit")target.requestSubmit(event.submitter);
  else if(event.type==="click")target.dispatchEvent(new MouseEvent("click",options));
  else{
    if(target===document.activeElement)target.dispatchEvent(new FocusEvent("focusin",{bubbles:true}));
    target.dispatchEvent(new KeyboardEvent("keydown",options));
  }
}
function next(){
  var task=tasks.shift();
  if(!task)return;
  task();
  setTimeout(next);
}
document.addEventListener("${hydrated}",function(){
  Promise.resolve().then(function(){
    kinds.forEach(function(kind){removeEventListener(kind,hold,true)});
    held.splice(0).forEach(function(event){tasks.push(function(){repeat(event)})});
    next();
  });
},{once:true});
`;

/**
 * Loads scripts now, or after the LCP image has painted, or at the first interaction. Removes the image's preload, with
 * which Chromium would load another size when the window changes.
 */
const loadScripts = `
var picture=document.querySelector("img[fetchpriority=high]"),signs=["pointerdown","keydown","focusin","scroll"],hasBegun=false;
function add(name,properties){
  var element=document.createElement(name);
  element.crossOrigin="";
  document.head.append(Object.assign(element,properties));
}
function begin(){
  if(hasBegun)return;
  hasBegun=true;
  signs.forEach(function(sign){removeEventListener(sign,begin,true)});
  entries.forEach(function(src){add("script",{type:"module",src:src,onerror:fail})});
  imports.forEach(function(href){setTimeout(add,0,"link",{rel:"modulepreload",href:href})});
}
function afterFrame(){
  var preload=document.querySelector("link[rel=preload]");
  if(preload)preload.remove();
  requestAnimationFrame(function(){setTimeout(begin)});
}
if(!picture)return begin();
signs.forEach(function(sign){addEventListener(sign,begin,true)});
setTimeout(begin,${maxWaitMs});
picture.decode().then(afterFrame,afterFrame);
`;

/** Updates the year in server-only islands to that of the visitor's clock (FTR-10). */
const showYear = `
document.querySelectorAll("[data-year]").forEach(function(place){place.textContent=new Date().getFullYear()});
`;

/**
 * Script at the end of the document. Called with the URLs of the entry scripts and of their imports.
 * Loads scripts now, or after the LCP image has painted, so that they do not compete for bandwidth. Each preload is added
 * in its own task, because one takes some milliseconds on a phone (docs/decisions/0014).
 */
export const deferScripts = `(function(entries,imports){${[
  showYear,
  holdEvents,
  closePopovers,
  replayEvents,
  loadScripts,
]
  .join("")
  .replaceAll(/\n\s*/g, "")}})`;
