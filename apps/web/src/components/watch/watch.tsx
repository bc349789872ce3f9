import { chakra } from '@chakra-ui/react';
import { useAuth } from '../../lib/auth.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { WatchMenu as Menu } from './watch-menu.tsx';

/** As large as the button that is being loaded. */
const Space = chakra('span', { base: { display: 'inline-block', width: '24', height: '8' } });

/* visitors never load it */
const WatchMenu = lazyPart(async () => (await import('./watch-menu.tsx')).WatchMenu, <Space />, {
  isInPage: true,
});

/** How much the member wants to hear of a place; nothing for visitors. */
export function Watch(place: Parameters<typeof Menu>[0]) {
  const { user } = useAuth();
  return user ? <WatchMenu {...place} /> : null;
}
