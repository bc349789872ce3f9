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

/** Who frames it checks that it was this frame that spoke; how high a public page is, is no secret. */
function tellHeight(page: HTMLElement): void {
  let told = 0;
  const tell = () => {
    const height = Math.ceil(page.getBoundingClientRect().height);
    if (height !== told) parent.postMessage({ oche: height }, '*');
    told = height;
  };
  // A browser lays out no frame that is out of view, so there the observer is silent: asked for its height the page is
  // laid out, once now and once with each of its fonts, so that nothing moves when somebody scrolls there.
  tell();
  for (const { loaded } of document.fonts) void loaded.then(tell, tell);
  new ResizeObserver(tell).observe(page);
}
