export default {
  areas: { lounges: 'Lounges und Buchungen' },
  notes: { lounges: 'Gebuchtes bleibt gebucht und kann abgesagt werden.' },
  closed: { lounges: 'Die Lounges sind gerade geschlossen' },
  categories: { lounges: 'Lounges' },
  results: { lounge: 'Dart-Lounge' },
  notifications: { lounges: 'Lounges' },
  kinds: { review: 'Bewertung', lounge: 'Lounge', photo: 'Foto' },
  reports: { review: 'Bewertung melden', lounge: 'Lounge melden', photo: 'Foto melden' },
  leaving: { lounge: 'Lounge' },
  counts: { reviews: '{{count:Bewertung|Bewertungen}}', lounges: '{{count:Lounge|Lounges}}' },
  tabs: { 'lounge-claims': 'Lounge-Anträge' },
} as const;
