import { useEffect } from 'react';

/** Remembers the last button that was pressed before the app was listening. */
interface EarlyClicks {
  (event: Event): void;
  button?: HTMLButtonElement | null;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * The last script of a visitor's page. It loads the modules after the page has been painted:
 * earlier they would only compete with what is read first. A hidden tab is never painted, and some
 * browsers don't report paints; then the page's load event counts.
 * @param entry the module that starts the app
 * @param modules what the entry and the page import
 */
export const startScript = (entry: string, modules: readonly string[]): string =>
  `(function(e,m){var d=document,on;function add(t,o){d.head.append(Object.assign(d.createElement(t),o))}function go(){if(on)return;on=1;m.forEach(function(h){add("link",{rel:"modulepreload",href:h})});add("script",{type:"module",src:e})}function early(v){early.button=v.target.closest("button")}d.currentScript.remove();addEventListener("click",window.earlyClicks=early,true);if(d.hidden)return go();try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch(_){}addEventListener("load",function(){setTimeout(go,1000)})})(${JSON.stringify(entry)},${JSON.stringify(modules)})`;

/** When the app has taken over the page, presses the button that was pressed too early. */
export function useEarlyClick(): void {
  useEffect(() => {
    const { earlyClicks } = window;
    if (!earlyClicks) return;
    window.earlyClicks = undefined;
    removeEventListener('click', earlyClicks, true);
    if (earlyClicks.button?.isConnected) earlyClicks.button.click();
  }, []);
}
