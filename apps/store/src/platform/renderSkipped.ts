/**
 * Runs in the head, before the first element is skipped. Elements with `content-visibility: auto` are left out of the
 * first view only: after `load` they are rendered one by one, each in idle time, so that the page is complete within a
 * second (docs/decisions/0015). The browser reports each element that it skips, later ones too.
 */
export const renderSkipped = `(function(){var skipped=[],isLoaded=false,isPlanned=false,whenIdle=window.requestIdleCallback||function(task){setTimeout(task,1)};function plan(){if(isLoaded&&!isPlanned&&skipped.length){isPlanned=true;whenIdle(render,{timeout:50})}}function render(){var element=skipped.shift();element.style.contentVisibility="visible";element.getBoundingClientRect();isPlanned=false;plan()}addEventListener("contentvisibilityautostatechange",function(event){if(event.skipped){skipped.push(event.target);plan()}},true);addEventListener("load",function(){isLoaded=true;plan()})})();`;
