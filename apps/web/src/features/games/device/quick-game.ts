import { useState } from 'react';
import { type Draft, draftOf } from '../../../lib/storage/drafts.ts';
import type { Setup } from '../start/setup-form.ts';

export const KINDS = ['one', 'alone'] as const;
export const GAMES = ['501', '301', '701', 'cricket'] as const;
export const LEGS = ['1', '2', '3', '5'] as const;
export const OUTS = ['straight', 'double', 'master'] as const;
export const FIRSTS = ['me', 'them', 'chance', 'bull'] as const;

/** What has been chosen. Everything has an answer, so that a game is one tap away. */
export interface QuickGame {
  kind: (typeof KINDS)[number];
  opponent: string;
  game: (typeof GAMES)[number];
  legs: (typeof LEGS)[number];
  out: (typeof OUTS)[number];
  first: (typeof FIRSTS)[number];
}

const FIRST = { me: 0, them: 1, chance: 'chance', bull: 'bull' } as const;

const oneOf = <Value extends string>(all: readonly Value[], value: unknown, or: Value): Value =>
  all.find((one) => one === value) ?? or;

const gameOf = (draft: Draft | null): QuickGame => ({
  kind: oneOf(KINDS, draft?.kind, 'one'),
  opponent: draft?.opponent ?? '',
  game: oneOf(GAMES, draft?.game, '501'),
  legs: oneOf(LEGS, draft?.legs, '2'),
  out: oneOf(OUTS, draft?.out, 'double'),
  first: oneOf(FIRSTS, draft?.first, 'me'),
});

/** Survives a reload of the tab; the next game begins with what is usual. */
export function useQuickDraft() {
  const draft = draftOf('', 'quick-game');
  const [game, setGame] = useState(() => gameOf(import.meta.env.SSR ? null : draft.read()));
  return {
    game,
    change(part: Partial<Record<keyof QuickGame, string>>): void {
      const next = gameOf({ ...game, ...part });
      setGame(next);
      draft.write({ ...next });
    },
    clear: draft.clear,
  };
}

/** The game as the rules want it. Alone there is no cricket, and nobody is asked who begins. */
export function quickSetup({ kind, game, legs, out, first }: QuickGame): Setup {
  const isAlone = kind === 'alone';
  const isCricket = game === 'cricket' && !isAlone;
  return {
    rules: isCricket
      ? { game: 'cricket', scoring: 'standard' }
      : { game: 'x01', start: Number(game) || 501, in: 'straight', out },
    format: { legs: { kind: 'firstTo', count: Number(legs) } },
    first: isAlone ? 0 : FIRST[first],
    visibility: 'private',
  };
}
