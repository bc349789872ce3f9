import type { Step } from '@oche/validators/tournaments/schemas';
import type { TextsOf } from '../../../../i18n/namespaces.ts';

type Score = readonly [number, number];
const scoreText = ([a, b]: Score) => `${a}:${b}`;

/** What was done in a step, in words. */
export function stepText(
  step: Step,
  { steps: texts, match: matchText }: Pick<TextsOf<'tournaments/desk'>, 'steps' | 'match'>,
  nameOf: (entry: number | null) => string,
): string {
  const { kind, before, after, source, entryId, markerId } = step;
  const match = step.match
    ? matchText({
        number: step.match.number,
        a: nameOf(step.match.players[0]),
        b: nameOf(step.match.players[1]),
      })
    : '';
  const board = step.board ?? '';
  switch (kind) {
    case 'result': {
      const score = after ? scoreText(after) : '';
      if (before) return texts.corrected({ match, before: scoreText(before), after: score });
      if (step.wasDisputed) return texts.decided({ match, score });
      return texts.result[source ?? 'live']({ match, score });
    }
    case 'reopened':
      return before
        ? texts.reopenedFrom({ match, score: scoreText(before) })
        : texts.reopened({ match });
    case 'moved':
      return texts.moved({ match, board, from: step.fromBoard ?? '' });
    case 'marker':
      return markerId === null
        ? texts.markerNobody({ match })
        : texts.marker({ match, name: nameOf(markerId) });
    case 'left': {
      const name = nameOf(entryId);
      return step.isNoShow ? texts.noShow({ name }) : texts.withdrawn({ name });
    }
    default:
      return texts[kind]({ match, board });
  }
}
