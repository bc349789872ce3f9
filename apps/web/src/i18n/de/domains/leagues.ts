export default {
  areas: { leagues: 'Ligen' },
  closed: { leagues: 'Die Ligen sind gerade geschlossen' },
  categories: { leagues: 'Ligen' },
  results: { league: 'Liga' },
  notifications: { leagues: 'Ligen' },
  kinds: { league: 'Liga' },
  reports: { league: 'Liga melden' },
  leaving: { league: 'Liga', leagueTeam: 'Ligateam' },
  counts: { leagues: '{{count:Liga|Ligen}}' },
} as const;
