import { isPgError, type Tx } from '@oche/db';
import type {
  applyImportInput,
  ImportPreview,
  importedOutput,
  previewImportInput,
} from '@oche/validators/leagues/import';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import {
  changeDivisionIn,
  type Locked,
  leagueOfSeason,
  manageLeague,
  readFacts,
} from '../core/lock.service.ts';
import { noteStep } from '../core/steps.queries.ts';
import { type Around, readGround } from './around/ground.service.ts';
import type { TouchedDivisions } from './around/touched.ts';
import { judge, toPreview } from './judge.ts';
import type { Judgement } from './match/ground.ts';
import { readTable, type Table } from './parse/table.ts';
import { writeFixtures } from './write/fixtures.service.ts';
import { writePlayers } from './write/players.service.ts';
import { writeResults } from './write/results.service.ts';
import { writeSheets } from './write/sheets.service.ts';
import { writeTeams } from './write/teams.service.ts';

type Apply = z.output<typeof applyImportInput>;

/**
 * What an import would do, line by line, and what is in the way. Nothing is written.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS when it is over, BAD_INPUT for what is
 *   no CSV
 */
export async function previewImport(
  { db, actor }: ActingContext,
  { csv, seasonId, kind, replace }: z.output<typeof previewImportInput>,
): Promise<ImportPreview> {
  requireOfficer(actor, await readFacts(db, actor, await leagueOfSeason(db, seasonId)));
  const table = readTable(csv, kind);
  const ground = await readGround(db, viewerOf(actor), { seasonId, kind, table });
  return toPreview(ground, table, judge(ground, table, { kind, replace }));
}

/**
 * Does what the preview has shown, all of it or nothing, behind the locks of the league and of the divisions that it is
 * about; lines with a conflict are left out. Done again it does nothing.
 * @throws AppError as `previewImport` does, and IMPORT_STALE when something else would happen by now
 */
export async function applyImport(
  ctx: ActingContext,
  input: Apply,
): Promise<z.infer<typeof importedOutput>> {
  requireWriter(ctx.actor);
  const { seasonId, kind } = input;
  const table = readTable(input.csv, kind);
  const leagueId = await leagueOfSeason(ctx.db, seasonId);
  return manageLeague(ctx, leagueId, async (tx, league) => {
    const read = async () => {
      const ground = await readGround(tx, viewerOf(ctx.actor), { seasonId, kind, table });
      return { ground, judgement: judge(ground, table, input) };
    };
    const before = await read();
    return inDivisions(ctx, tx, divisionsOf(before.judgement), async (touched) => {
      // what is played may have changed until its divisions were locked
      const { ground, judgement } = touched.size > 0 ? await read() : before;
      return write(ctx, tx, { league, ground, judgement, table, input, touched });
    });
  }).catch(refuseTaken);
}

/** What is played comes behind the lock of its division; teams and squads are the league's. */
const divisionsOf = ({ lines, removed }: Judgement): number[] =>
  [
    ...new Set([
      ...lines.flatMap(({ intent }) =>
        intent && 'divisionId' in intent && intent.kind !== 'team' ? intent.divisionId : [],
      ),
      ...removed.map(({ divisionId }) => divisionId),
    ]),
  ].toSorted((a, b) => a - b);

/** Locks divisions, always in the order of their numbers. */
function inDivisions<T>(
  ctx: ActingContext,
  tx: Tx,
  ids: readonly number[],
  work: (touched: TouchedDivisions) => Promise<T>,
  locked: TouchedDivisions = new Map(),
): Promise<T> {
  const [id, ...others] = ids;
  if (id === undefined) return work(locked);
  return changeDivisionIn(ctx, tx, id, (_, __, touched) =>
    inDivisions(ctx, tx, others, work, new Map(locked).set(id, touched)),
  );
}

interface Writing {
  league: Locked;
  ground: Around;
  judgement: Judgement;
  table: Table;
  input: Apply;
  touched: TouchedDivisions;
}

async function write(
  ctx: ActingContext,
  tx: Tx,
  { league, ground, judgement, table, input, touched }: Writing,
): Promise<z.infer<typeof importedOutput>> {
  const { kind } = input;
  const count = (state: string) =>
    judgement.lines.filter(({ line }) => line.state === state).length;
  const done = {
    created: count('new'),
    changed: count('changed'),
    removed: judgement.removed.length,
    skipped: count('conflict'),
  };
  if (done.created + done.changed + done.removed === 0) return done;
  if (toPreview(ground, table, judgement).ground !== input.ground)
    throw new AppError('IMPORT_STALE');
  const intents = judgement.lines.flatMap(({ intent }) => intent ?? []);
  const now = ctx.clock.now();
  const of = <Kind extends (typeof intents)[number]['kind']>(wanted: Kind) =>
    intents.filter((one): one is Extract<typeof one, { kind: Kind }> => one.kind === wanted);
  await writeTeams(tx, of('team'), { leagueId: league.id, seasonId: input.seasonId, now });
  await writePlayers(ctx, tx, league, of('player'));
  await writeFixtures(ctx, tx, of('fixture'), { ground, removed: judgement.removed, touched });
  await writeResults(ctx, tx, of('result'), touched);
  await writeSheets(ctx, tx, of('sheet'), touched);
  await noteStep(tx, {
    leagueId: league.id,
    kind: 'imported',
    facts: { what: kind, seasonId: input.seasonId, ...done },
    by: ctx.actor.id,
    at: now,
  });
  return done;
}

/** What the database finds taken after all has changed meanwhile. */
function refuseTaken(error: unknown): never {
  if (isPgError(error, 'uniqueViolation')) throw new AppError('IMPORT_STALE', { cause: error });
  throw error;
}
