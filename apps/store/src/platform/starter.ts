/** The picture of the first view may take this long before the scripts stop waiting for it. */
const patienceMs = 2000;

/** Told to the document when the shop takes up what is pressed. */
export const alive = "pallu:alive";

/**
 * Runs at the end of the document and asks for the page's scripts: at once, or, on a page that is about a picture, as
 * soon as that is painted, so that on a narrow line nothing shares the way with it. Whoever presses or types before that,
 * and whoever waits for two seconds, gets them too; the last button pressed is pressed again when they are there.
 * Called with the addresses of what starts the shop and of what that will import; each of
 * these is asked for in a task of its own, as one takes a telephone some milliseconds. Before all that it shows the year
 * of the visitor's clock in what is never hydrated (FTR-10).
 */
export const startWhenPainted = `(function(entries,imports){document.querySelectorAll("[data-year]").forEach(function(place){place.textContent=new Date().getFullYear()});var picture=document.querySelector("img[fetchpriority=high]"),events=["pointerdown","keydown","focusin"],begun=false,pressed;function add(name,of){var element=document.createElement(name);element.crossOrigin="";document.head.append(Object.assign(element,of))}function begin(){if(begun)return;begun=true;events.forEach(function(event){removeEventListener(event,begin,true)});entries.forEach(function(src){add("script",{type:"module",src:src})});imports.forEach(function(href){setTimeout(add,0,"link",{rel:"modulepreload",href:href})})}function afterFrame(){requestAnimationFrame(function(){setTimeout(begin)})}function note(event){pressed=event.target.closest("button[type=button]")||pressed}addEventListener("click",note,true);document.addEventListener("${alive}",function(){removeEventListener("click",note,true);if(pressed)pressed.click()},{once:true});if(!picture)return begin();events.forEach(function(event){addEventListener(event,begin,true)});setTimeout(begin,${patienceMs});picture.decode().then(afterFrame,afterFrame)})`;
