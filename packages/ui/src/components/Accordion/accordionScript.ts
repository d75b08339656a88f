const script = `
var page=document.documentElement;
page.classList.add("has-scripts");
function rootOf(element){return element.closest("[data-accordion]")}
function each(root,task){root.querySelectorAll("[data-accordion-item]").forEach(task)}
function set(trigger,isOpen){
  var panel=document.getElementById(trigger.getAttribute("aria-controls"));
  trigger.setAttribute("aria-expanded",isOpen);
  panel.dataset.state=isOpen?"open":"closed";
  if(isOpen)panel.removeAttribute("hidden");
  else panel.setAttribute("hidden","until-found");
}
function change(trigger,isOpen){
  var root=rootOf(trigger),kind=root.dataset.accordion;
  if(!isOpen&&kind==="single")return;
  if(isOpen&&kind!=="multiple")each(root,function(other){if(rootOf(other)===root)set(other,false)});
  set(trigger,isOpen);
}
function isOpen(trigger){return trigger.getAttribute("aria-expanded")==="true"}
function on(type,selector,task){
  addEventListener(type,function(event){
    var found=event.target.closest&&event.target.closest(selector);
    if(found&&!("ready" in rootOf(found).dataset))task(found,event);
  },true);
}
function open(panel){change(document.querySelector("[aria-controls='"+panel.id+"']"),true)}
on("click","[data-accordion-item]",function(trigger,event){
  event.stopImmediatePropagation();
  change(trigger,!isOpen(trigger));
});
on("beforematch","[data-accordion-panel]",open);
addEventListener("DOMContentLoaded",function(){
  var target=document.getElementById(location.hash.slice(1)),panel=target&&target.closest("[data-accordion-panel]");
  each(page,function(trigger){set(trigger,isOpen(trigger))});
  if(panel)open(panel);
});
`;

/**
 * Script for the head of a server-rendered document with an accordion. Collapses the closed panels before the first paint,
 * opens and closes them until React has hydrated the accordion, and opens the panel with the target of the URL's fragment.
 * Without it the panels are open until then, as they are without JavaScript.
 */
export const accordionScript: string = `(function(){${script.replaceAll(/\n\s*/g, "")}})();`;
