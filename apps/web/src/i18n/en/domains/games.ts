import type de from '../../de/domains/games.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { games: 'Games and challenges' },
  notes: { games: 'Games under way are scored to their end.' },
  closed: { games: 'No new games at the moment' },
  notifications: { games: 'Games' },
  kinds: { game: 'Game', guest: 'Name of a guest' },
  reports: { game: 'Report this game', guest: 'Report this name' },
  leaving: { game: 'Game' },
  counts: { games: '{{count:game|games}}' },
} satisfies Translation<typeof de>;
