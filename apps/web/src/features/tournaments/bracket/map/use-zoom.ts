import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  clampScale,
  type Point,
  pointOf,
  SCALE,
  type Sheet,
  type Spot,
  scaleToFit,
  spotAt,
} from './geometry.ts';

/** In a map narrower than this, in pixels, one begins so that more than a round is seen. */
const NARROW = 480;
const NARROW_SCALE = 0.8;

/** A point of the map, and where in the window of the map it has to stay. */
interface Anchor {
  spot: Spot;
  at: Point;
}

/**
 * The zoom of a map that scrolls inside the page: with two fingers, with Ctrl and the wheel (which is also how browsers
 * report a pinch on a touchpad), with keys and buttons. What is under the fingers stays there.
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, sheet: Sheet) {
  const [scale, setScale] = useState(1);
  const anchor = useRef<Anchor | null>(null);

  const zoomTo = (next: number, at?: Point) => {
    const element = scroller.current;
    const wanted = clampScale(next);
    if (!element || wanted === scale) return;
    const place = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const point = { x: element.scrollLeft + place.x, y: element.scrollTop + place.y };
    // during one gesture the point stays the same, however often the browser has not drawn yet
    const spot = anchor.current?.spot ?? spotAt(sheet, scale, point);
    anchor.current = { spot, at: place };
    setScale(wanted);
  };

  const begin = useEffectEvent(() => {
    if ((scroller.current?.clientWidth ?? NARROW) < NARROW) zoomTo(NARROW_SCALE, { x: 0, y: 0 });
  });
  useLayoutEffect(() => begin(), []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !anchor.current) return;
    const { spot, at } = anchor.current;
    const point = pointOf(sheet, scale, spot);
    element.scrollTo({ left: point.x - at.x, top: point.y - at.y, behavior: 'instant' });
    anchor.current = null;
  }, [scroller, sheet, scale]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 200), placeIn(event.currentTarget, event));
  });
  const pinch = useRef<{ distance: number; scale: number } | null>(null);
  const onTouchStart = useEffectEvent((event: TouchEvent) => {
    const fingers = twoFingers(event);
    pinch.current = fingers && { distance: fingers.distance, scale };
  });
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    const fingers = twoFingers(event);
    if (!fingers || !pinch.current) return;
    event.preventDefault();
    const { distance, scale: first } = pinch.current;
    zoomTo((first * fingers.distance) / distance, placeIn(event.currentTarget, fingers));
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const ending = new AbortController();
    // React listens passively, which can't keep the browser from zooming the whole page
    const options = { passive: false, signal: ending.signal };
    element.addEventListener('wheel', (event) => onWheel(event), options);
    element.addEventListener('touchstart', (event) => onTouchStart(event), options);
    element.addEventListener('touchmove', (event) => onTouchMove(event), options);
    return () => ending.abort();
  }, [scroller]);

  return {
    scale,
    zoomTo,
    zoomIn: () => zoomTo(scale * SCALE.step),
    zoomOut: () => zoomTo(scale / SCALE.step),
    zoomToFit: () => {
      const element = scroller.current;
      if (!element) return;
      zoomTo(scaleToFit(sheet, { width: element.clientWidth, height: element.clientHeight }), {
        x: 0,
        y: 0,
      });
    },
  };
}

function placeIn(element: EventTarget | null, event: { clientX: number; clientY: number }): Point {
  const { left, top } =
    element instanceof Element ? element.getBoundingClientRect() : { left: 0, top: 0 };
  return { x: event.clientX - left, y: event.clientY - top };
}

function twoFingers({ touches: [a, b] }: TouchEvent) {
  if (!a || !b) return null;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    clientX: (a.clientX + b.clientX) / 2,
    clientY: (a.clientY + b.clientY) / 2,
  };
}
