import type { ServiceContext } from '../lib/deps.ts';
import { limitOwner } from '../lib/limits/limit-owner.ts';

/** The calls of a request share what they read (`atOnce`), and so the context that they read with. */
const readingOf = new WeakMap<ServiceContext, ServiceContext>();

/**
 * The one place that decides where queries read (ADR 64): of visitors and members on a standby, if there is one that has
 * replayed what this reader has written. Whoever gets a context reads with its `db` and never asks which that is.
 */
export function readingContext(ctx: ServiceContext): ServiceContext {
  const { replicas, readsAfter = 0 } = ctx;
  if (!replicas) return ctx;
  const known = readingOf.get(ctx);
  if (known) return known;
  const db = replicas.pick(limitOwner(ctx), readsAfter);
  const reading = db ? { ...ctx, db } : ctx;
  readingOf.set(ctx, reading);
  return reading;
}
