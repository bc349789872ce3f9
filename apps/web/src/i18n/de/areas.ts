export default {
  badge: 'Im Bau',
  explanation: 'Daran bauen wir gerade. Bis dahin trifft man sich im Forum.',
  toForum: 'Zum Forum',
  deniedTitle: 'Nur für Admins',
  denied: "You don't have permission to access the admin area",
  list: {
    mediaChannels: {
      title: 'Kanäle',
      text: 'Podcasts, Videos und Streams rund um Darts, zusammengetragen von Mitgliedern.',
    },
    admin: {
      title: 'Admin',
      text: 'Mitglieder, Forum, Banner und Zahlen an einem Ort.',
    },
  },
} as const;
