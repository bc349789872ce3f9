export default {
  upcoming: {
    title: 'Kommende Turniere',
    all: 'Alle Turniere',
    registered: 'Du bist dabei',
    waiting: 'Warteliste',
    seats: '{taken:number}/{max:number}',
    empty: 'Noch kein Turnier in Sicht',
    emptyText: 'Dann richte eins aus.',
    create: 'Turnier erstellen',
    failed: 'Die Turniere konnten nicht geladen werden',
  },
  player: {
    title: 'Turniere',
    titles: '{count:number} {{count:Titel|Titel}}',
    next: 'Demnächst',
    running: 'Läuft',
    place: '{place:number}.',
    of: 'von {count:number}',
    players: '{count:number} dabei',
  },
} as const;
