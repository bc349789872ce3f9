import type german from '../../de/tournaments/bests.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Tonight’s best',
  maximums: '180s',
  finishes: 'Highest finishes',
  legs: 'Shortest legs',
  averages: 'Best averages',
  marks: 'Marks per round',
  darts: '{count:number} darts',
  none: 'Nobody yet',
  games: 'From {count:number} {{count:match|matches}} scored dart by dart.',
} satisfies Translation<typeof german>;
