import type german from '../../de/leagues/home-boards.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Boards of home fixtures',
  any: 'None chosen: those that are free are taken.',
  these: 'Played {{count:at this board only|at these ?? boards only}}.',
} satisfies Translation<typeof german>;
