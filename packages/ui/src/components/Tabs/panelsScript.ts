const script = `
document.documentElement.classList.add("has-scripts");
addEventListener("click",function(event){
  var control=event.target.closest&&event.target.closest("[data-shows]"),root=control&&control.closest("[data-panels]");
  if(!root||"ready" in root.dataset||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
  event.preventDefault();
  event.stopImmediatePropagation();
  root.querySelectorAll("[data-shows],[data-panel]").forEach(function(part){
    if(part.closest("[data-panels]")!==root)return;
    var shows=part.dataset.shows,isShown=(shows||part.dataset.panel)===control.dataset.shows;
    if(shows)part.setAttribute(root.dataset.panels,isShown);
    else if(part.dataset.state)part.dataset.state=isShown?"active":"inactive";
    else part.hidden=!isShown;
  });
},true);
`;

/**
 * Script for the head of a server-rendered document with `Tabs` or a `ProductGallery`. Shows the panel of a pressed tab or
 * thumbnail until React has hydrated them. Without it all panels of tabs are shown until then, as they are without
 * JavaScript.
 */
export const panelsScript: string = `(function(){${script.replaceAll(/\n\s*/g, "")}})();`;
