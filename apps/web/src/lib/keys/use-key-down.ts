import { useEffectEvent, useLayoutEffect } from 'react';

/** Keys that are pressed anywhere in the window, from the moment that the part is seen: an effect would come later. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
