import { isDart } from '@oche/darts/board';
import { type Exercise, mayChoose } from '@oche/darts/training/catalog';
import { useState } from 'react';
import { draftOf } from '../../../lib/storage/drafts.ts';

interface Thrown {
  memberId: string;
  exercise: Exercise;
  wanted: readonly number[];
  /** false while the page is still the server's, which knows nothing of what this device keeps */
  isTakenUp: boolean;
}

/** What has been thrown in an exercise; a reload goes on where it was. */
export function useThrown({ memberId, exercise, wanted, isTakenUp }: Thrown) {
  const draft = draftOf(memberId, `training:${exercise}`);
  const [{ darts, chosen }, setThrown] = useState(() =>
    read(exercise, isTakenUp ? draft.read() : null, wanted),
  );
  return {
    darts,
    /** what it is about: what was begun goes on, whatever the page is asked for now */
    chosen,
    setDarts(next: readonly string[]): void {
      const now = next.length > 0 ? chosen : wanted;
      setThrown({ darts: next, chosen: now });
      draft.write({ darts: next.join(' '), chosen: now.join(' ') });
    },
    /** What is stored on the server begins again after a reload. */
    forget: draft.clear,
  };
}

function read(
  exercise: Exercise,
  kept: Readonly<Record<string, string>> | null,
  wanted: readonly number[],
) {
  const darts = wordsOf(kept?.darts);
  const chosen = wordsOf(kept?.chosen).map(Number);
  const isOurs = darts.length > 0 && darts.every(isDart) && mayChoose(exercise, chosen);
  return isOurs ? { darts, chosen } : { darts: [] as readonly string[], chosen: wanted };
}

const wordsOf = (text = ''): readonly string[] => text.split(' ').filter(Boolean);
