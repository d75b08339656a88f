/** Time after a press in ms in which nothing is rendered ahead, so that the answer to the press comes first. */
export const PRESS_MS = 300;

const script = `
var skipped=[],isLoaded=false,isPlanned=false,pressedAt=-${PRESS_MS},whenIdle=window.requestIdleCallback||function(task){setTimeout(task,1)};
function plan(){
  if(!isLoaded||isPlanned||!skipped.length)return;
  isPlanned=true;
  var wait=pressedAt+${PRESS_MS}-performance.now();
  if(wait>0)setTimeout(whenIdle,wait,render,{timeout:50});
  else whenIdle(render,{timeout:50});
}
function render(){
  isPlanned=false;
  if(performance.now()>=pressedAt+${PRESS_MS}){
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
addEventListener("load",function(){
  isLoaded=true;
  plan();
});
`;

/**
 * Script of the document's head, runs before elements are skipped.
 * Elements with `content-visibility: auto` are skipped during the first view only. After `load` they are rendered one
 * by one in idle time, so the page is complete within a second, or after the last press (docs/decisions/0015).
 */
export const renderSkipped = `(function(){${script.replaceAll(/\n\s*/g, "")}})();`;
