import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import type { Course } from '../bracket/course.ts';
import { sectionsOf } from '../bracket/layout/sections.ts';
import { roundName, sectionName } from '../bracket/round-name.ts';

type Format = TournamentOutput['format'];
type Stage = Course['matches'][number]['plan']['stage'];

interface ListedFormat {
  stage: Stage;
  round: number;
  format: Format;
  hasBegun: boolean;
}

export interface RoundRow extends ListedFormat {
  key: string;
  name: string;
}

interface Words {
  bracket: TextsOf<'tournaments/bracket'>;
  formats: TextsOf<'tournaments/formats'>;
}

const keyOf = ({ stage, round }: Pick<ListedFormat, 'stage' | 'round'>): string =>
  `${stage} ${round}`;

/** All of a stage at once. */
const WHOLE_STAGE = 0;

/**
 * The rounds whose format can be chosen, with the names that they have in the bracket. The rounds of a table
 * are one row, as long as none of them has begun.
 */
export function roundRows(
  course: Course,
  listed: readonly ListedFormat[],
  words: Words,
): readonly RoundRow[] {
  const names = bracketNames(course, words.bracket);
  const stages = [...Map.groupBy(listed, ({ stage }) => stage)];
  return stages.flatMap(([stage, rounds]): RoundRow[] => {
    const isTable = stage === 'group' || stage === 'swiss';
    const [first] = rounds;
    if (isTable && first && !rounds.some(({ hasBegun }) => hasBegun)) {
      const whole = { ...first, round: WHOLE_STAGE };
      return [{ ...whole, key: keyOf(whole), name: words.formats.whole[stage]() }];
    }
    return rounds.map((round) => {
      const key = keyOf(round);
      return { ...round, key, name: names.get(key) ?? words.bracket.round(round) };
    });
  });
}

function bracketNames(
  course: Course,
  texts: TextsOf<'tournaments/bracket'>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const sections = sectionsOf(course.matches.map(({ plan }) => plan));
  for (const section of sections) {
    for (const [index, [match]] of section.columns.entries()) {
      if (!match || names.has(keyOf(match))) continue;
      const name = roundName(section, index, texts);
      const isMain = section.kind === 'winners' && match.stage === 'final';
      // both sides of a double elimination have a first round
      const isAlone = isMain || sections.length === 1 || section.kind === 'placement';
      const whole = isAlone ? name : `${sectionName(section, texts)}: ${name}`;
      names.set(keyOf(match), whole);
    }
  }
  return names;
}

const CHOICES = [1, 3, 5, 7, 9, 11, 13] as const;

/** What can be chosen: the tournament's own, and the best of so many legs. */
export const raceOf = ({ legs, sets }: Format): string =>
  [legs.kind, legs.count, sets?.kind, sets?.count].filter(Boolean).join(' ');

export const legChoices: readonly Format[] = CHOICES.map((count) => ({
  legs: { kind: 'bestOf', count },
}));
