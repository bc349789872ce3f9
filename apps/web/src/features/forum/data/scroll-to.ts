/** Up to how many screens the page moves smoothly; over more it jumps. */
const RIDE_SCREENS = 1.5;

/** Scrolls an element into view, smoothly if it is near and the reader likes motion. */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  const isFar = Math.abs(element.getBoundingClientRect().top) > innerHeight * RIDE_SCREENS;
  // `auto` is what the theme's CSS says, which respects reduced motion
  element.scrollIntoView({ block, behavior: isFar ? 'instant' : 'auto' });
}
