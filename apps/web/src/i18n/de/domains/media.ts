export default {
  areas: { media: 'Kanäle' },
  closed: { media: 'Die Kanäle sind gerade geschlossen' },
  categories: { channels: 'Kanäle' },
  results: { channel: 'Kanal' },
  notifications: { media: 'Kanäle' },
  kinds: { channel: 'Kanal' },
  reports: { channel: 'Kanal melden' },
  leaving: { channel: 'Kanal' },
  tabs: { channels: 'Kanäle' },
} as const;
