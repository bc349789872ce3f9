export default {
  areas: { messages: 'Nachrichten und Freunde' },
  closed: { messages: 'Nachrichten und Freunde sind gerade geschlossen' },
  notifications: { messages: 'Nachrichten' },
  kinds: { message: 'Nachricht' },
  reports: { message: 'Nachricht melden' },
  leaving: { group: 'Gruppe' },
} as const;
