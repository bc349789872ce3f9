import type { WatchLevel } from '@oche/validators/watching/limits';
import { Bell, BellOff, BellRing, Hash, type LucideIcon } from 'lucide-react';

export const levelIcons: Record<WatchLevel, LucideIcon> = {
  watching: BellRing,
  tracking: Hash,
  normal: Bell,
  muted: BellOff,
};

/** What can be watched; each has texts. */
export type WatchedKind = 'category' | 'subforum' | 'tag' | 'thread' | 'lounge';

/** Nobody tracks a lounge: there is nothing to count in it. */
export const levelsOf = (kind: WatchedKind): readonly WatchLevel[] =>
  kind === 'lounge' ? ['watching', 'normal', 'muted'] : ['watching', 'tracking', 'normal', 'muted'];
