export default {
  kinds: { challenge: 'Herausforderung' },
  reports: { challenge: 'Herausforderung melden' },
  leaving: { challenge: 'Verabredung' },
} as const;
