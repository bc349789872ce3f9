import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';

type Texts = TextsOf<'tournaments/page'>;
type Race = TournamentOutput['format']['legs'];

/** "Best of 5 Legs" or "First to 3 Sätze, Best of 5 Legs" */
export function distanceText({ legs, sets }: TournamentOutput['format'], texts: Texts): string {
  const raceText = ({ kind, count }: Race) =>
    kind === 'bestOf' ? texts.rules.bestOf({ count }) : texts.rules.firstTo({ count });
  const legsText = texts.rules.legs({ race: raceText(legs), count: legs.count });
  if (!sets) return legsText;
  return `${texts.rules.sets({ race: raceText(sets), count: sets.count })}, ${legsText}`;
}

/** "ab 1200", "bis 1500"; null if every rating is welcome */
export function rangeText(
  { min, max }: TournamentOutput['rating'],
  { range }: Texts,
): string | null {
  if (min !== null && max !== null) return range.between({ min, max });
  if (min !== null) return range.from({ min });
  return max === null ? null : range.to({ max });
}
