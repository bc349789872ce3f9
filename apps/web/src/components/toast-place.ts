/** What somebody may be about to press or to fill in. */
const PRESSABLE =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=slider], [tabindex="0"]';
/** Pixels between the places that are tried, and between a message and the edges. */
const STEP = 12;
const EDGE = 16;
/** How bad it is to cover something; rather than that, a message wanders over the whole screen. */
const LINK = 1e4;
const CONTROL = 1e5;
const FOCUSED = 1e6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Obstacle extends Box {
  cost: number;
}
interface Size {
  width: number;
  height: number;
}

/**
 * Where a message covers nothing that can be pressed, as near as possible to the lower right corner;
 * where everything is full, it lies on what matters least.
 * @param top pixels that are kept free above: the header
 */
export function freeSpot(size: Size, view: Size, obstacles: readonly Obstacle[], top: number) {
  const right = view.width - EDGE - size.width;
  const lowest = view.height - EDGE - size.height;
  const columns = right <= EDGE * 2 ? [Math.max(right, 0)] : [right, right / 2, EDGE];
  let best = { left: columns[0] ?? 0, top: Math.max(lowest, 0), cost: Number.POSITIVE_INFINITY };
  for (const left of columns) {
    for (let y = lowest; y >= top; y -= STEP) {
      const box = { left, top: y, right: left + size.width, bottom: y + size.height };
      const cost = costOf(box, obstacles) + lowest - y + right - left;
      if (cost < best.cost) best = { left, top: y, cost };
    }
  }
  return best;
}

const costOf = (box: Box, obstacles: readonly Obstacle[]) =>
  obstacles.reduce((sum, other) => sum + (overlap(box, other) ? other.cost : 0), 0);

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Moves a message to where it is in nobody's way, unless somebody is about to use it itself.
 * @param scope what can be pressed now: the page, or the dialog in front of it
 */
export function placeToast(toast: HTMLElement, scope: ParentNode): void {
  if (toast.matches(':hover, :focus-within')) return;
  const own = toast.getBoundingClientRect();
  const obstacles = [...scope.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > left && element.checkVisibility();
    if (!isSeen || toast.contains(element)) return [];
    const isFocused = element === document.activeElement;
    const cost = isFocused ? FOCUSED : element.localName === 'a' ? LINK : CONTROL;
    return [{ left, top, right, bottom, cost }];
  });
  // where it covers nothing it stays, so that it doesn't jump about
  if (toast.style.position && costOf(own, obstacles) === 0 && own.bottom <= innerHeight) return;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const spot = freeSpot(own, view, obstacles, Math.max(header, 0) + EDGE / 2);
  Object.assign(toast.style, {
    position: 'fixed',
    left: `${spot.left}px`,
    top: `${spot.top}px`,
    width: `${own.width}px`,
  });
}
