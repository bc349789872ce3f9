export default {
  categories: { members: 'Mitglieder' },
  results: { user: 'Mitglied' },
  notifications: { friends: 'Freunde' },
  kinds: { member: 'Mitglied' },
  reports: { member: 'Mitglied melden' },
} as const;
