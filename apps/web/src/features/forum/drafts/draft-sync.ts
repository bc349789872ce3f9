import type { ForumDraft } from '@oche/validators/forum/drafts/schemas';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { type Written, writtenIn } from './written.ts';
import { textOf, writtenOf } from './written-text.ts';

/** What a sent text was on the server, where it goes with it. */
export interface SentDraft {
  id: number;
  revision: number;
}

/** What this device knows to stand on the server. */
export interface Known extends SentDraft {
  text: string;
}

/** What this device alone has, and what of it the server had. */
export interface Unsaved {
  written: Written;
  known: Known | null;
}

export interface DraftState {
  /** null while it is on its way */
  kept: 'everywhere' | 'here' | null;
  /** when another device has written what was taken over; ISO time */
  resumed: string | null;
  /** what stands on the server instead of what stands here; `other` is null when it was sent or thrown away */
  conflict: { other: ForumDraft | null } | null;
  /** the one of both texts that was not chosen, until the other one is sent */
  spare: Written | null;
}

const CALM: DraftState = { kept: null, resumed: null, conflict: null, spare: null };

/** Milliseconds without a letter after which a text is saved. */
const PAUSE_MS = 1200;
const RETRY_MS = 3000;
const RETRIES_MAX = 5;

interface Options {
  server: {
    get(): Promise<ForumDraft | null>;
    save(
      written: Written,
      basedOn: number | null,
    ): Promise<RouterOutputs['forum']['draft']['save']>;
    discard(id: number): Promise<unknown>;
  };
  /** survives a reload */
  memory: { read(): Known | null; write(known: Known | null): void };
  /** survives the tab, too: a server may be away until it is closed */
  unsaved: { read(): Unsaved | null; write(unsaved: Unsaved | null): void };
  /** puts a text into the form; null empties it */
  take(written: Written | null): void;
  show(state: DraftState): void;
  /** whether the same call may be done another time */
  isPassing(error: unknown): boolean;
}

/**
 * Keeps what is written in a form on the server, too, so that another device can go on with it. Each save names the
 * revision that it goes on from; where something else stands by then, the writer decides, and loses neither.
 */
export function draftSync({ server, memory, unsaved, take, show, isPassing }: Options) {
  let known = memory.read();
  const left = unsaved.read();
  let mine: Written | null = null;
  let isReady = false;
  let isSending = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let state = CALM;

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const remember = (next: Known | null) => {
    known = next;
    memory.write(next);
  };
  const later = (what: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };
  const replaceBy = (written: Written | null) => {
    mine = written;
    take(written);
  };
  const isEverywhere = () => {
    unsaved.write(null);
    set({ kept: 'everywhere' });
  };
  const failed = (error: unknown, again: () => void) => {
    set({ kept: mine ? 'here' : null });
    if (isPassing(error)) later(again, RETRY_MS * 2 ** Math.min(failures++, RETRIES_MAX));
  };

  /** A tab that was closed may have left a text that has reached no server. */
  function start(): Promise<void> {
    if (left && isUntouched(mine)) {
      remember(left.known);
      replaceBy(left.written);
      unsaved.write(left);
      set({ kept: 'here' });
    } else if (left && mine && textOf(left.written) !== textOf(mine)) set({ spare: left.written });
    return ask();
  }

  async function ask(): Promise<void> {
    try {
      const theirs = await server.get();
      isReady = true;
      failures = 0;
      meet(theirs);
    } catch (error) {
      failed(error, ask);
    }
  }

  /** What stands here meets what stands there. */
  function meet(theirs: ForumDraft | null): void {
    if (theirs === null) {
      const wasThere = known !== null;
      remember(null);
      if (mine && wasThere) set({ conflict: { other: null } });
      else later(push, PAUSE_MS);
      return;
    }
    const there = knownOf(theirs);
    const text = mine && textOf(mine);
    if (text === there.text) {
      remember(there);
      isEverywhere();
    } else if (isUntouched(mine) || known?.text === text) {
      remember(there);
      replaceBy(writtenOf(theirs));
      set({ kept: 'everywhere', resumed: theirs.updatedAt });
    } else if (known?.revision === there.revision) {
      void push();
    } else set({ conflict: { other: theirs } });
  }

  async function push(): Promise<void> {
    while (running) await running;
    if (!isReady || isSending || state.conflict) return;
    clearTimeout(timer);
    if (mine === null) {
      if (!known) return;
      const { id } = known;
      remember(null);
      // gone already is gone, too
      return run(server.discard(id).catch(() => {}));
    }
    if (known?.text !== textOf(mine)) await run(save(mine));
  }

  async function run(call: Promise<unknown>): Promise<void> {
    running = call.then(() => {
      running = null;
    });
    await running;
  }

  async function save(written: Written): Promise<void> {
    try {
      const answer = await server.save(written, known?.revision ?? null);
      failures = 0;
      if (answer.revision === null) return meet(answer.other);
      const text = textOf(written);
      remember({ id: answer.id, revision: answer.revision, text });
      if (mine !== null && textOf(mine) === text) return isEverywhere();
      set({ kept: null });
      later(push, PAUSE_MS);
    } catch (error) {
      failed(error, push);
    }
  }

  return {
    start,
    push,
    typed(written: Written | null): void {
      const isOther = (written && textOf(written)) !== (mine && textOf(mine));
      mine = written;
      if (!isOther) return;
      unsaved.write(mine && { written: mine, known });
      set({ kept: null, resumed: null });
      if (isReady) later(push, PAUSE_MS);
    },
    /** Of both texts one goes on, and the other one stays at hand. */
    decide(isTheirs: boolean): void {
      const { other = null } = state.conflict ?? {};
      const theirs = other && writtenOf(other);
      const ours = mine;
      remember(other && knownOf(other));
      set({ conflict: null, spare: isTheirs ? ours : theirs });
      if (isTheirs) replaceBy(theirs);
      else void push();
    },
    swap(): void {
      const ours = mine;
      replaceBy(state.spare);
      set({ spare: ours, kept: null });
      later(push, 0);
    },
    /** Nothing is saved while a text is sent: what comes later would be a draft of what is there already. */
    async sending<T>(send: (draft: SentDraft | undefined) => Promise<T>): Promise<T> {
      isSending = true;
      while (running) await running;
      try {
        // another device's text is not what is sent
        const draft =
          known && !state.conflict ? { id: known.id, revision: known.revision } : undefined;
        return await send(draft);
      } finally {
        isSending = false;
        later(push, PAUSE_MS);
      }
    },
    sent(): void {
      remember(null);
      unsaved.write(null);
      mine = null;
      set(CALM);
    },
    /** Nothing of it is wanted any more, here or elsewhere. */
    discard(): void {
      mine = null;
      unsaved.write(null);
      set(CALM);
      void push();
    },
    /** The form goes: what was typed last is saved at once. */
    close(): void {
      void push();
      clearTimeout(timer);
    },
  };
}

type DraftSync = ReturnType<typeof draftSync>;
export type DraftHandle = Pick<DraftSync, 'sending' | 'sent' | 'discard'>;

/** Whoever has pressed "reply" alone has neither written nor quoted anything that could be lost. */
const isUntouched = (written: Written | null): boolean =>
  !written?.answered?.quote && !writtenIn({ ...written, answered: null });

const knownOf = (draft: ForumDraft): Known => ({
  id: draft.id,
  revision: draft.revision,
  text: textOf(writtenOf(draft)),
});
