import type { GameCard } from '@oche/validators/games/lists';
import { idOfText } from '@oche/validators/id-text';
import type { Linkable } from '../../../lib/declared/linkable.ts';
import { listCards } from './games-list.service.ts';

/** Links to games show who plays, and how it stands, to whoever may watch it. */
export const gameLinks: Linkable = {
  kind: 'game',
  path: /^\/games\/(\d{1,15})$/,
  async read(db, ids, actor) {
    const cards = await listCards({ db, actor }, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
    return new Map(
      cards.map((card) => [
        String(card.id),
        {
          title: sidesOf(card).join(' – '),
          detail: standOf(card),
          date: card.finishedAt ?? card.createdAt,
          price: null,
          imageUrl: null,
        },
      ]),
    );
  },
};

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

const sidesOf = ({ players, score }: GameCard): string[] =>
  score.map((_, side) =>
    players
      .filter((player) => player.side === side)
      .map(({ person, guestName }) => (person ? fullName(person) : (guestName ?? '?')))
      .join(' & '),
  );

/** In sets where there are several, else in legs. */
function standOf({ score, format }: GameCard): string {
  return score.map(({ legs, sets }) => (format.sets ? sets : legs)).join(' : ');
}
