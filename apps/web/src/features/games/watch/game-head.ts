import { replay } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import type { GameOutput } from '@oche/validators/games/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import type { PageHead } from '../../../lib/head.ts';
import { rulesText } from '../rules-text.ts';
import { setupOf, sidesOf } from '../setup.ts';
import { namesOf } from './side-people.tsx';

interface Site {
  /** public origin */
  origin: string;
  texts: { games: TextsOf<'games'>; watch: TextsOf<'games/watch'> };
}

/** Title, description, picture and metadata of a game's page. */
export function gameHead(game: GameOutput, { origin, texts }: Site): PageHead {
  const names = namesOf(game.players, texts.games.unknownPlayer());
  const what = rulesText(game, texts.watch);
  const isPublic = game.visibility === 'public';
  return {
    title: names.join(' – '),
    description: texts.watch.description({ names: names.join(' – '), what, score: scoreOf(game) }),
    path: `/games/${game.id}`,
    isIndexed: isPublic,
    ...(isPublic && {
      image: {
        url: `/games/${game.id}/picture.png?v=${game.revision}`,
        width: 1200,
        height: 630,
      },
      jsonLd: gameJsonLd(game, { origin, name: names.join(' – '), what }),
    }),
  };
}

/** Sets or legs of both sides: "2:1". */
function scoreOf(game: GameOutput): string {
  const played = replay(setupOf(game), game.entries);
  if (isRefusal(played)) return '';
  const { sets, legs } = played.position.standing;
  return (game.format.sets ? sets : legs).join(':');
}

/** A game for search engines (schema.org), which want to know of no event without its place. */
function gameJsonLd(
  game: GameOutput,
  { origin, name, what }: { origin: string; name: string; what: string },
) {
  if (!game.lounge) return undefined;
  const url = `${origin}/games/${game.id}`;
  return {
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name,
    sport: 'Darts',
    description: what,
    image: `${url}/picture.png`,
    startDate: game.createdAt,
    endDate: game.finishedAt ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    competitor: sidesOf(game.players).map((players, side) => ({
      '@type': players.length > 1 ? 'SportsTeam' : 'Person',
      name: namesOf(players, name)[0] ?? String(side),
    })),
    location: {
      '@type': 'SportsActivityLocation',
      name: game.lounge.name,
      url: `${origin}/venues/${game.lounge.id}`,
      address: { '@type': 'PostalAddress', addressLocality: game.lounge.city },
    },
  };
}
