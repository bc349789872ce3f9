import { withTransaction } from '@oche/db';
import type { Deps } from '../lib/deps.ts';
import type { AppEvents, EventName } from '../lib/events/events.ts';

/** Publishes an event like a service does, but without doing what the event is about. */
export const tell = <Name extends EventName>(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  name: Name,
  payload: AppEvents[Name],
): Promise<void> => withTransaction(db, (tx) => events.publish(tx, name, payload));
