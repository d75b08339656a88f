/**
 * Script of the document's head, runs before elements are skipped.
 * Elements with `content-visibility: auto` are skipped during the first view only. After `load` they are rendered one
 * by one in idle time, so the page is complete within a second (docs/decisions/0015).
 */
export const renderSkipped = `(function(){var skipped=[],isLoaded=false,isPlanned=false,whenIdle=window.requestIdleCallback||function(task){setTimeout(task,1)};function plan(){if(isLoaded&&!isPlanned&&skipped.length){isPlanned=true;whenIdle(render,{timeout:50})}}function render(){var element=skipped.shift();element.style.contentVisibility="visible";element.getBoundingClientRect();isPlanned=false;plan()}addEventListener("contentvisibilityautostatechange",function(event){if(event.skipped){skipped.push(event.target);plan()}},true);addEventListener("load",function(){isLoaded=true;plan()})})();`;
