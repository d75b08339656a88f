/** Time in ms after which a finger that still rests on a control presses it. A swipe has begun to scroll by then. */
const HOLD_MS = 50;

/** Time in ms for which a press is shown after the finger is lifted. */
const SHOWN_MS = 150;

const script = `
var control,shown,timer;
function show(){
  shown=control.animate({opacity:[0.8,0.8]},{duration:1e6});
}
function end(){
  clearTimeout(timer);
  if(shown)shown.cancel();
  control=shown=null;
}
function on(type,task){
  addEventListener(type,task,{capture:true,passive:true});
}
on("pointerdown",function(event){
  var target=event.target;
  if(event.pointerType==="mouse"||!target.closest)return;
  end();
  control=target.closest("a,button,label,summary");
  if(control&&!control.matches(":disabled,[aria-disabled=true]"))timer=setTimeout(show,${HOLD_MS});
  else control=null;
});
on("pointerup",function(){
  if(!control)return;
  clearTimeout(timer);
  if(!shown)show();
  timer=setTimeout(end,${SHOWN_MS});
});
on("pointercancel",end);
`;

/**
 * Script of the document's head: dims a touched control while the finger is still on it, also before hydration. Browsers
 * set `:active` with the click only when the finger is lifted soon. Does nothing for a mouse, nor when the touch turns
 * into a scroll.
 */
export const showPress = `(function(){${script.replaceAll(/\n\s*/g, "")}})();`;
