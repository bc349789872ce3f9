import type de from '../de/lounge-finder.ts';
import type { Translation } from '../texts.ts';

export default {
  open: 'Find another lounge',
  label: 'Find a lounge',
  hint: 'Name or town',
  found: 'Lounges found',
  none: 'There is no such lounge.',
  failed: 'The search does not work right now.',
} satisfies Translation<typeof de>;
