export default {
  title: 'Benachrichtigungen',
  bell: 'Benachrichtigungen',
  bellUnread: 'Benachrichtigungen, {count:number} neue',
  bellMany: 'Benachrichtigungen, mehr als {count:number} neue',
  settings: 'Einstellen',
  readAll: 'Alle gelesen',
  read: 'Als gelesen markieren: {title:string}',
  unread: 'Neu',
  filter: 'Filtern',
  areas: {
    all: 'Alle',
    forum: 'Forum',
    bookings: 'Buchungen',
    lounges: 'Lounges',
    moderation: 'Moderation',
  },
  onlyUnread: 'Nur neue',
  empty: 'Noch nichts',
  emptyText:
    'Hier steht, wenn dir jemand antwortet, eine Lounge deine Buchung bestätigt oder sonst etwas passiert, das dich angeht.',
  nothingUnread: 'Alles gelesen',
  nothingUnreadText: 'Du bist auf dem neuesten Stand.',
} as const;
