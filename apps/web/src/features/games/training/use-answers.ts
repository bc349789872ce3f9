import { useState } from 'react';
import { draftOf } from '../../../lib/storage/drafts.ts';
import type { Answer } from './runs.ts';
import type { CountedTraining } from './training-queries.ts';

/**
 * What has been tapped in a training; a reload goes on where it was.
 * @param isTakenUp false while the page is still the server's, which knows nothing of what this device keeps
 */
export function useAnswers(memberId: string, kind: CountedTraining, isTakenUp: boolean) {
  const draft = draftOf(memberId, `training:${kind}`);
  const [answers, setAnswers] = useState<readonly Answer[]>(() =>
    answersOf(isTakenUp ? draft.read()?.answers : ''),
  );
  return {
    answers,
    setAnswers(next: readonly Answer[]): void {
      setAnswers(next);
      draft.write({ answers: next.join('') });
    },
    /** What is stored on the server begins again after a reload. */
    forget: draft.clear,
  };
}

const answersOf = (digits = ''): readonly Answer[] =>
  /^[0-3]*$/.test(digits) ? [...digits].map(Number) : [];
