import type { I18n } from '../../../i18n/i18n.ts';
import type { PageHead } from '../../../lib/head.ts';
import { listPageJsonLd } from '../../../lib/json-ld.ts';
import { fullName } from '../../../lib/person-name.ts';
import type { Api } from '../../../lib/trpc.ts';
import { rankingInputOf, type rankingTabs } from '../rankings-place.ts';

interface Loaded {
  api: Api;
  i18n: I18n;
  origin: string;
}
interface Top extends PageHead {
  tab: (typeof rankingTabs)[number];
}

/** What search engines learn of a list of the best (schema.org). */
export function topJsonLdOf({ api, i18n, origin }: Loaded, { tab, title = '', path = '' }: Top) {
  const list = tab === 'rating' ? 'rating' : 'points';
  const players =
    tab === 'players' || tab === 'rating'
      ? (api.rankings.list.getData(rankingInputOf({}, list))?.items ?? [])
      : [];
  const above = path === '/top' ? [] : [{ name: i18n.texts('rankings').top.title(), path: '/top' }];
  const items = players.map(({ person }) => ({
    name: fullName(person),
    path: person.username ? `/players/${person.username}` : `/profile/${person.id}`,
  }));
  return listPageJsonLd({ origin, name: title, path, above, items });
}
