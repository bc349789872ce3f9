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

/**
 * Presses again what was pressed too early: before the app had taken over the page, or, later, in a part of it whose
 * code wasn't there yet.
 */
export function useEarlyClick(): void {
  useEffect(() => {
    const { earlyClicks } = window;
    if (earlyClicks) {
      window.earlyClicks = undefined;
      removeEventListener('click', earlyClicks, true);
      if (earlyClicks.button) pressSoon(earlyClicks.button);
    }
    // React, which listens at the same place and before us, has just tried to bring the part to life for it
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !isLive(button)) pressSoon(button);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

/** Later, nobody means it any more. */
const PATIENCE_MS = 5000;

/** Whether React has taken over an element that the server has rendered: from then on it knows its handlers. */
const isLive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const pressSoon = (button: HTMLButtonElement): void =>
  pressWhenLive(button, performance.now() + PATIENCE_MS);

function pressWhenLive(button: HTMLButtonElement, until: number): void {
  if (!button.isConnected || performance.now() > until) return;
  if (isLive(button)) button.click();
  else requestAnimationFrame(() => pressWhenLive(button, until));
}
