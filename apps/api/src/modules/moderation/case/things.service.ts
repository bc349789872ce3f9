import type { Executor } from '@oche/db';
import type { CaseSummary } from '@oche/validators/moderation/schemas';
import type { Reportable, Thing } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';

interface Named {
  kind: string;
  id: string;
}

/** @throws AppError THING_NOT_FOUND for a kind that nobody declares */
function requireReportable({ reportables }: Deps, kind: string): Reportable<Deps> {
  const reportable = reportables.get(kind);
  if (!reportable) throw new AppError('THING_NOT_FOUND');
  return reportable;
}

/**
 * @param reporterId null for a visitor
 * @throws AppError THING_NOT_FOUND, also for what is hidden or deleted, or not for them to know
 */
export async function requireShown(
  deps: Deps,
  db: Executor,
  { kind, id }: Named,
  reporterId: string | null,
): Promise<Thing> {
  const reportable = requireReportable(deps, kind);
  const isKnown = (await reportable.mayReport?.(db, id, reporterId)) ?? true;
  const [thing] = isKnown ? await reportable.read(db, [id]) : [];
  if (!thing?.isShown || reportable.isWaiting) throw new AppError('THING_NOT_FOUND');
  return thing;
}

/** Reads all the things with one call for each kind. */
export async function readThings(
  { db, reportables }: Deps,
  named: readonly Named[],
): Promise<(thing: Named) => CaseSummary['thing']> {
  const byKind = Map.groupBy(named, ({ kind }) => kind);
  const read = await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      const ids = [...new Set(some.map(({ id }) => id))];
      const things = (await reportables.get(kind)?.read(db, ids)) ?? [];
      return [kind, new Map(things.map((thing) => [thing.id, thing]))] as const;
    }),
  );
  const found = new Map(read);
  return ({ kind, id }) => toOutput(kind, id, found.get(kind)?.get(id));
}

const toOutput = (kind: string, id: string, thing: Thing | undefined): CaseSummary['thing'] => ({
  kind,
  id,
  title: thing?.title ?? null,
  text: thing?.text ?? null,
  ...(thing?.pictures && { pictures: [...thing.pictures] }),
  ...(thing?.signs && thing.signs.length > 0 && { signs: [...thing.signs] }),
  path: thing?.path ?? null,
  place: thing?.place ?? null,
  author: thing?.author ?? null,
  isShown: thing?.isShown ?? false,
  isLocked: thing?.isLocked ?? false,
});
