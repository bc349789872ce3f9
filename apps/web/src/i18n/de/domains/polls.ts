export default {
  areas: { polls: 'Abstimmungen' },
  closed: { polls: 'Die Umfragen sind gerade geschlossen' },
  notifications: { polls: 'Abstimmungen' },
  tabs: { polls: 'Abstimmungen' },
} as const;
