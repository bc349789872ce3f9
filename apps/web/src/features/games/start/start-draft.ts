import { knownPlayer } from '@oche/validators/games/start';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { draftOf } from '../../../lib/storage/drafts.ts';
import { setupState } from './setup-form.ts';
import type { StartSearch } from './wanted.ts';

const picked = z.object({ key: z.number(), chosen: z.nullable(knownPlayer), typed: z.string() });
const startState = z.object({
  kind: z.enum(['one', 'machine', 'teams', 'alone']),
  /** whether each plays at their own board, see `RemoteField` */
  way: z.optional(z.enum(['here', 'camera', 'blind'])),
  /** how strong the machine is, see `MachineField` */
  level: z.optional(z.string()),
  players: z.object({ mates: z.array(picked), opponents: z.array(picked) }),
  values: z.partial(setupState),
});
type StartState = z.infer<typeof startState>;
export type StartKind = StartState['kind'];

/** A game that is not started yet, with what has been chosen so far; there is one for each link that leads here. */
export function startDraft(memberId: string, search: StartSearch) {
  const draft = draftOf(memberId, `game:${JSON.stringify(search)}`);
  return {
    /** null also for one of an older version of this page */
    read: (): StartState | null =>
      startState.safeParse(JSON.parse(draft.read()?.form ?? 'null')).data ?? null,
    write: (state: StartState): void => draft.write({ form: JSON.stringify(state) }),
    clear: draft.clear,
  };
}

/** Keeps what is chosen, from the first change on. */
export function useKept(draft: ReturnType<typeof startDraft>, state: StartState): void {
  const json = JSON.stringify(state);
  const latest = useRef(json);
  useEffect(() => {
    if (json === latest.current) return;
    latest.current = json;
    draft.write(state);
  });
}
