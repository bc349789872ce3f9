import type { Searchable } from '../../lib/declared/searchable.ts';
import type { Deps } from '../../lib/deps.ts';
import type { AppEvents, EventName } from '../../lib/events/events.ts';
import type { Reactions } from '../../lib/events/reactions.ts';
import { renewDocuments } from './documents/documents.service.ts';

/** A domain's reactions to the events that make its documents stale. */
export function renewing({ kinds, changed }: Searchable): Reactions {
  const renew = (event: EventName) => async (deps: Deps, payload: AppEvents[EventName]) => {
    const find = changed[event as keyof typeof changed];
    const stale = (await find?.(deps.db, payload as never)) ?? [];
    await renewDocuments(
      deps,
      stale.flatMap(({ kind, ids }) => {
        const searched = kinds.find((one) => one.kind === kind);
        return searched ? [{ searched, ids }] : [];
      }),
    );
  };
  const events = Object.keys(changed) as EventName[];
  return Object.fromEntries(events.map((event) => [event, { renewDocuments: renew(event) }]));
}
