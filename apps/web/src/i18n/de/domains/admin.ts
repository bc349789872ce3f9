export default {
  tabs: {
    overview: 'Übersicht',
    users: 'Benutzer',
    locations: 'Locations',
    tournaments: 'Turniere',
    marketplace: 'Marktplatz',
    announcements: 'Ansagen',
    switches: 'Schalter',
    statistics: 'Statistik',
    log: 'Protokoll',
    system: 'System',
  },
} as const;
