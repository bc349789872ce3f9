import type { BaseTranslation } from '../../i18n-types.ts';

export default {
  title: 'Dashboard',
  greeting: 'Hallo {name:string}!',
  lead: 'Das ist gerade los in der Oche.',
  latest: 'Neueste Forenbeiträge',
  by: '{name:string} in {subforum:string}',
  toForum: 'Zum Forum',
  empty: 'Noch keine Forum-Beiträge vorhanden',
  emptyText: 'Starte die erste Diskussion.',
  start: 'Diskussion starten',
  categories: 'Kategorien',
  posts: '{count:number|number} {{count:Beitrag|Beiträge}}',

  nearby: 'Lounges in deiner Nähe',
  toVenues: 'Alle Lounges',
  kilometres: 'km',
  away: '{distance:number|number} km entfernt',
  rated: '{rating:string} von 5 Sternen',
  noZipCode: 'Ohne Postleitzahl wissen wir nicht, was in deiner Nähe ist.',
  toAccount: 'Postleitzahl eintragen',
  noLounges: 'Noch keine Lounge in deiner Nähe',
  noLoungesText: 'Kennst du eine? Trag sie ein.',
  addLounge: 'Lounge hinzufügen',
  nearbyFailed: 'Die Lounges konnten nicht geladen werden',
} satisfies BaseTranslation;
