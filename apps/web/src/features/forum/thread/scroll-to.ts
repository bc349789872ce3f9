/** Screens that a reader follows with the eye; beyond, a ride is only in the way. */
const RIDE_SCREENS = 1.5;

/** Scrolls an element into view: with a short ride where it is near and the reader likes motion. */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  const isFar = Math.abs(element.getBoundingClientRect().top) > innerHeight * RIDE_SCREENS;
  // `auto` is what the theme says, which knows about reduced motion
  element.scrollIntoView({ block, behavior: isFar ? 'instant' : 'auto' });
}
