import type { OpenGame } from '@oche/validators/lobby/schemas';
import { useDeviceSettings } from '../../../lib/storage/use-device-settings.ts';

/** How somebody likes to play from afar, whatever the game. */
export type Wish = Pick<OpenGame, 'withCamera' | 'level'>;

const USUAL: Wish = { withCamera: false, level: 'any' };

export function useWish() {
  const { settings, change } = useDeviceSettings<Wish>('oche:lobby-wish', USUAL);
  return { wish: settings, change };
}
