import type de from '../../de/domains/clubs.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { clubs: 'Clubs' },
  closed: { clubs: 'The clubs are closed at the moment' },
  categories: { clubs: 'Clubs' },
  results: { club: 'Club' },
  notifications: { clubs: 'Clubs' },
  kinds: { club: 'Club' },
  reports: { club: 'Report club' },
  leaving: { club: 'Club' },
  counts: { clubs: '{{count:club|clubs}}' },
} satisfies Translation<typeof de>;
