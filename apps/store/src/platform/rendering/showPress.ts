/** Time in ms in which a touched control is dimmed further: a swipe has begun to scroll before. */
const FADE_MS = 80;

/** Time in ms for which a press is shown after the finger is lifted. */
const SHOWN_MS = 150;

const script = `
var shown,timer;
function end(){
  clearTimeout(timer);
  if(shown)shown.cancel();
  shown=null;
}
function on(type,task){
  addEventListener(type,task,{capture:true,passive:true});
}
on("pointerdown",function(event){
  var target=event.target;
  if(event.pointerType==="mouse"||!target.closest)return;
  end();
  var control=target.closest("a,button,label,summary");
  if(control&&!control.matches(":disabled,[aria-disabled=true]"))shown=control.animate({opacity:[0.9,0.8]},{duration:${FADE_MS},fill:"forwards"});
});
on("pointerup",function(){
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
