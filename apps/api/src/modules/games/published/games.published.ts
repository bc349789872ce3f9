import type { GameCard } from '@oche/validators/games/lists';
import { gameStatuses } from '@oche/validators/games/schemas';
import { idOfText } from '@oche/validators/id-text';
import { z } from 'zod';
import { type Hearable, publishedKind } from '../../../lib/declared/published.ts';
import {
  type HeardMember,
  linksSchema,
  linksTo,
  memberSchema,
  momentSchema,
  nameOf,
} from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import * as told from '../games.outside.ts';
import { listCards } from '../list/games-list.service.ts';
import { around } from './around.service.ts';

const data = z.object({
  id: z.int(),
  ...linksSchema,
  status: z.enum(gameStatuses),
  game: z.string().describe('what is played, e.g. `x01`'),
  sides: z.array(
    z.object({
      players: z.array(memberSchema),
      legs: z.int(),
      sets: z.int(),
      isWinner: z.boolean(),
    }),
  ),
  lounge: z.object({ id: z.int(), name: z.string() }).nullable(),
  createdAt: momentSchema,
  finishedAt: momentSchema.nullable(),
});

type Data = z.infer<typeof data>;

function dataOf({ env }: MemberContext, card: GameCard): Data {
  return {
    id: card.id,
    ...linksTo(env, `/games/${card.id}`, null),
    status: card.status,
    game: card.rules.game,
    sides: card.score.map(({ legs, sets }, side) => ({
      players: card.players.filter((player) => player.side === side).map(memberOf),
      legs,
      sets,
      isWinner: card.winnerSide === side,
    })),
    lounge: card.lounge && { id: card.lounge.id, name: card.lounge.name },
    createdAt: card.createdAt,
    finishedAt: card.finishedAt,
  };
}

const memberOf = ({ person, guestName }: GameCard['players'][number]): HeardMember =>
  person ? { id: person.id, name: nameOf(person) } : { id: null, name: guestName ?? '?' };

const about = {
  scope: 'games' as const,
  data,
  narrows: ['member', 'game', 'lounge'],
  thingOf: ({ gameId }: told.GameIds) => `game/${gameId}`,
  around,
  async read(ctx: MemberContext, { gameId }: told.GameIds): Promise<Data | null> {
    const [card] = await listCards(ctx, { ids: [gameId] });
    return card ? dataOf(ctx, card) : null;
  },
};

const finished = publishedKind({
  ...about,
  ...told.gameFinished,
  texts: {
    de: {
      name: 'Spiel zu Ende',
      about:
        'Der letzte Wurf ist eingetragen, oder jemand hat aufgegeben; nach einer Korrektur noch einmal.',
    },
    en: {
      name: 'Game finished',
      about: 'The last dart is entered, or somebody has resigned; again after a correction.',
    },
  },
});

const completed = publishedKind({
  ...about,
  ...told.gameCompleted,
  texts: {
    de: { name: 'Spiel bestätigt', about: 'Das Ergebnis steht und zählt.' },
    en: { name: 'Game confirmed', about: 'The result stands, and counts.' },
  },
});

const annulled = publishedKind({
  ...about,
  ...told.gameAnnulled,
  texts: {
    de: { name: 'Spiel annulliert', about: 'Das Spiel hat kein Ergebnis mehr.' },
    en: { name: 'Game annulled', about: 'The game has no result any more.' },
  },
});

export const gamesPublished = [finished, completed, annulled];

/** A game is chosen by the address of its page. */
export const hearableGames: Hearable<MemberContext> = {
  kind: 'game',
  texts: { de: 'Spiel', en: 'Game' },
  path: /^\/games\/(\d{1,15})$/,
  async read(ctx, gameIds) {
    const cards = await listCards(ctx, { ids: gameIds.flatMap((id) => idOfText(id) ?? []) });
    return cards.map((card) => ({
      id: String(card.id),
      name: dataOf(ctx, card)
        .sides.map(({ players }) => players.map(({ name }) => name).join(' & '))
        .join(' – '),
      path: `/games/${card.id}`,
      isRun: false,
    }));
  },
  offered: async () => [],
};
