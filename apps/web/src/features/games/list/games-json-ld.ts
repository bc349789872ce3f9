import type { GameCard } from '@oche/validators/games/lists';
import type { I18n } from '../../../i18n/i18n.ts';
import type { PageHead } from '../../../lib/head.ts';
import { listPageJsonLd } from '../../../lib/json-ld.ts';
import type { Api } from '../../../lib/trpc.ts';
import { sidesOf } from '../setup.ts';
import { gamesInput } from './games-query.ts';
import { namesOf } from './names-of.ts';

interface Loaded {
  api: Api;
  i18n: I18n;
  origin: string;
}

/** What search engines learn of the list (schema.org): what is played now; each game says itself what it is. */
export function gamesJsonLdOf({ api, i18n, origin }: Loaded, { title = '', path = '' }: PageHead) {
  const unknown = i18n.texts('games/list').unknownPlayer();
  const list = api.games.list.getInfiniteData(gamesInput({}));
  const nameOf = ({ players }: GameCard) =>
    sidesOf(players)
      .map((side) => namesOf(side, unknown))
      .join(' – ');
  const items = (list?.pages[0]?.items ?? []).map((card) => ({
    name: nameOf(card),
    path: `/games/${card.id}`,
  }));
  return listPageJsonLd({ origin, name: title, path, items });
}
