import type german from '../../de/market/latest.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Latest equipment',
  all: 'To the marketplace',
  failed: 'We could not load the marketplace.',
  none: 'Nothing on offer right now',
  noneText: 'Look around, or be the first to sell something.',
  browse: 'Browse the marketplace',
} satisfies Translation<typeof german>;
