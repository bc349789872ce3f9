import type { EveningOutput } from '@oche/validators/tournaments/schemas';

/** Longer than this away, and what was called meanwhile is old news. */
const ASLEEP = 60_000;
/** For this long after waking up, what comes in was called while nobody listened. */
const CATCHING_UP = 10_000;

export interface SpokenCall {
  /** the same for as long as there is nothing new to say */
  key: string;
  board: string;
  matchId: number;
  markerId: number | null;
}

/** What can be said of boards: who is called to which of them, again after a move and when asked once more. */
export const callsAt = ({ boards }: Pick<EveningOutput, 'boards'>): SpokenCall[] =>
  boards.flatMap(({ id, name: board, call }) =>
    call?.status === 'called'
      ? [
          {
            key: `${call.matchId} ${id} ${call.againAt ?? call.calledAt}`,
            board,
            matchId: call.matchId,
            markerId: call.markerId,
          },
        ]
      : [],
  );

/** Which calls are new to somebody who listens: none twice, and none from before or while the tab slept. */
export class CallEar {
  readonly #known = new Set<string>();
  #awakeAt: number | undefined;
  #catchesUpUntil = 0;

  /** Has to be called every few seconds while the tab is shown; times are in milliseconds. */
  tick(now: number): void {
    const hasSlept = this.#awakeAt !== undefined && now - this.#awakeAt > ASLEEP;
    if (hasSlept) this.#catchesUpUntil = now + CATCHING_UP;
    this.#awakeAt = now;
  }

  /** @returns those that are to be said, in the order of the boards */
  hear(calls: readonly SpokenCall[], now: number): SpokenCall[] {
    const isFirst = this.#awakeAt === undefined;
    this.tick(now);
    const fresh = calls.filter(({ key }) => !this.#known.has(key));
    for (const { key } of fresh) this.#known.add(key);
    if (isFirst) return [];
    if (now > this.#catchesUpUntil) return fresh;
    if (fresh.length > 0) this.#catchesUpUntil = 0;
    return [];
  }
}
