/**
 * Keeps a light page fresh, without React: when its stream says so, or now and then, it fetches the same page again and
 * takes over what has changed. It rests while nobody sees the page. A page in a frame says how high it is.
 */
import { keepFresh } from './keep-fresh.ts';

const main = document.querySelector('main');
if (main) {
  keepFresh(main);
  if (parent !== window) tellHeight(main);
}

function tellHeight(page: HTMLElement): void {
  new ResizeObserver(() => {
    // how high a public page is, is no secret; who frames it checks that it was this frame that spoke
    parent.postMessage({ oche: Math.ceil(page.getBoundingClientRect().height) }, '*');
  }).observe(page);
}
