import type de from '../../de/domains/lounges.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { lounges: 'Lounges and bookings' },
  notes: { lounges: 'What is booked stays booked and can be cancelled.' },
  closed: { lounges: 'The lounges are closed at the moment' },
  categories: { lounges: 'Lounges' },
  results: { lounge: 'Dart lounge' },
  notifications: { lounges: 'Lounges' },
  kinds: { review: 'Review', lounge: 'Lounge', photo: 'Photo' },
  reports: { review: 'Report review', lounge: 'Report this lounge', photo: 'Report this photo' },
  leaving: { lounge: 'Lounge' },
  counts: { reviews: '{{count:review|reviews}}', lounges: '{{count:lounge|lounges}}' },
  tabs: { 'lounge-claims': 'Lounge claims' },
} satisfies Translation<typeof de>;
