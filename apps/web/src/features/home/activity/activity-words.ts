import type { Activity } from '@oche/validators/home/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { fullName } from '../../../lib/person-name.ts';
import { byOutcome } from '../../../lib/results/by-outcome.ts';

export interface Told {
  words: string;
  /** where it happened, or a number of it */
  more?: string;
  to: string;
}

interface Words {
  texts: TextsOf<'home'>['activity'];
  titles: TextsOf<'achievements'>;
  /** the member who reads */
  ownId: string;
  decimal(value: number): string;
}

/** One entry of the feed; what was achieved in one game is one. */
export type Entry = readonly [Activity, ...Activity[]];

export function entriesOf(activities: readonly Activity[]): Entry[] {
  const groups = Map.groupBy(activities, (activity) =>
    activity.kind === 'achievement' ? `${activity.person.id} ${activity.gameId}` : activity.key,
  );
  return [...groups.values()] as unknown as Entry[];
}

/** What an entry says behind the name, and where it leads. */
export function tell(entry: Entry, { texts, titles, ownId, decimal }: Words): Told {
  const [first] = entry;
  switch (first.kind) {
    case 'thread':
      return {
        words: texts.thread({ title: first.thread.title }),
        more: texts.threadIn({ subforum: first.thread.subforum }),
        to: `/forum/thread/${first.thread.id}`,
      };
    case 'game': {
      const { game } = first;
      const more =
        game.average === null ? {} : { more: texts.average({ average: decimal(game.average) }) };
      return { words: played(first, texts, ownId), ...more, to: `/games/${game.id}` };
    }
    case 'achievement': {
      const names = entry.flatMap((each) =>
        each.kind === 'achievement' ? titles[each.achievement]() : [],
      );
      return {
        words: texts.achieved({ names: names.join(', ') }),
        to: `/players/${first.person.username}#achievements`,
      };
    }
    case 'item': {
      const { title, id, isWanted } = first.item;
      return {
        words: isWanted ? texts.wanted({ title }) : texts.item({ title }),
        to: `/marketplace/${id}`,
      };
    }
    case 'friendship':
      return {
        words: texts.friendship({ name: fullName(first.other) }),
        to: `/profile/${first.other.id}`,
      };
    default: {
      const { id, name } = first.tournament;
      const said = { entered: texts.entered, won: texts.wonTournament, announced: texts.announced };
      return { words: said[first.kind]({ name }), to: `/tournaments/${id}` };
    }
  }
}

function played(
  { other, game: { isWon } }: Extract<Activity, { kind: 'game' }>,
  texts: Words['texts'],
  ownId: string,
): string {
  if (!other) return byOutcome(isWon, [texts.wonAlone(), texts.lostAlone(), texts.drawnAlone()]);
  if (other.id === ownId)
    return byOutcome(isWon, [texts.wonYou(), texts.lostYou(), texts.drawnYou()]);
  const name = fullName(other);
  return byOutcome(isWon, [texts.won({ name }), texts.lost({ name }), texts.drawn({ name })]);
}
