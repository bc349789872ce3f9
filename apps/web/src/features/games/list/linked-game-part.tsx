import { useHydrated } from '@tanstack/react-router';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { LinkedGameProps } from './linked-game.tsx';

const LinkedGame = lazyPart(async () => (await import('./linked-game.tsx')).LinkedGame);

/** The game that a text links, loaded only where a text may link one: most don't. */
export function LinkedGamePart(props: LinkedGameProps) {
  // the page that the server renders doesn't wait for it
  const isHydrated = useHydrated();
  return isHydrated && /\/games\/\d/.test(props.content) ? <LinkedGame {...props} /> : null;
}
