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
} satisfies BaseTranslation;
