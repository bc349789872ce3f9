import type { RemoteParent } from './span.ts';
import { parseTraceparent, traceparentOf } from './traceparent.ts';
import { currentSpan } from './tracing.ts';

/**
 * A job that is to be done at once belongs to the trace of what has queued it. It is told in one of the job's flags, which
 * the worker has for the program and does nothing with: payloads stay what they are, and jobs of what isn't sampled have
 * none.
 */
const PREFIX = 'trace ';

export function flagsOfJob(runAt: Date | undefined): string[] | undefined {
  const span = runAt ? undefined : currentSpan();
  return span && [PREFIX + traceparentOf(span)];
}

export function parentOfJob(flags: Record<string, unknown> | null): RemoteParent | undefined {
  const flag = Object.keys(flags ?? {}).find((name) => name.startsWith(PREFIX));
  return parseTraceparent(flag?.slice(PREFIX.length));
}
