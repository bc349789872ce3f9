import type de from '../../de/domains/tournaments.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { tournaments: 'Tournaments' },
  notes: { tournaments: 'Evenings under way go on.' },
  closed: { tournaments: 'The tournaments are closed at the moment' },
  categories: { tournaments: 'Tournaments' },
  results: { tournament: 'Tournament' },
  kinds: { tournament: 'Tournament' },
  reports: { tournament: 'Report tournament' },
  leaving: { tournament: 'Tournament', series: 'Series of tournaments' },
  counts: { tournaments: '{{count:tournament|tournaments}}' },
} satisfies Translation<typeof de>;
