import { forfeitOf } from '@oche/darts/leagues/sheet';
import type { Tx } from '@oche/db';
import type { decideInput } from '@oche/validators/leagues/evening';
import type { z } from 'zod';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { annulOfficial } from '../../games/index.ts';
import { keepingBoards } from '../core/deadlines.ts';
import type { Fixture, StoredDecision } from '../core/fixture.queries.ts';
import { giveBackOf } from '../core/freed-boards.service.ts';
import { fixtureConfirmed, tableChanged } from '../core/leagues.outside.ts';
import { noteStep } from '../core/steps.queries.ts';
import { clearFigures } from '../sheet/figures.queries.ts';
import { replayFigures } from '../sheet/figures.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import type { LoadedSheet } from '../sheet/loaded-sheet.ts';
import { clearGames, clearLineUps, updateFixture } from '../sheet/sheet.queries.ts';
import { replayStandings } from '../table/table.service.ts';

/** What is decided at last, however it came to it. */
export type Decision = Exclude<
  z.output<typeof decideInput>['decision'],
  { kind: 'offence' | 'undo' }
>;

export interface Why {
  reason: string | null;
  /** null: a rule acts by itself */
  by: string | null;
  /** the rule that acts */
  rule?: string;
  /** what the rule took besides, to be taken back with it */
  penaltyId?: number | null;
}

/** Decides a fixture behind the lock, for officers and for rules that act by themselves. */
export async function applyDecision(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  decision: Decision,
  why: Why,
): Promise<void> {
  await decideIn(ctx, tx, fixture, decision, why);
  const { divisionId } = fixture;
  await replayStandings(tx, divisionId);
  await publishOutside(ctx, tx, tableChanged, { divisionId });
}

/** The same without the table: who decides about many fixtures has it counted once, when all of them are. */
export async function decideIn(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  decision: Decision,
  { reason, by, rule, penaltyId = null }: Why,
): Promise<void> {
  const at = ctx.clock.now();
  const loaded = await loadSheet(tx, fixture);
  const before: NonNullable<StoredDecision['before']> = {
    status: fixture.status,
    points: [fixture.pointsHome, fixture.pointsAway],
    games: [fixture.gamesHome, fixture.gamesAway],
    legs: [fixture.legsHome, fixture.legsAway],
    // both accounts: the fixture shows them no more
    dispute: fixture.dispute,
    decision: fixture.decision,
    // what was typed, though a forfeit or a replay takes it off the sheet
    sheet: [...loaded.games.values()],
  };
  const decided: StoredDecision = {
    ...{ kind: rule ?? decision.kind, reason, by, at: at.toISOString(), penaltyId, before },
  };
  await updateFixture(tx, fixture.id, {
    ...(await columnsOf(ctx, tx, fixture, loaded, decision)),
    decision: decision.kind === 'replay' ? null : JSON.stringify(decided),
    dispute: null,
  });
  if (decision.kind === 'forfeit') await giveBackOf(tx, [fixture.id], at);
  if (decision.kind === 'replay') await askForBoards(tx, fixture, at);
  await noteStep(tx, {
    leagueId: fixture.leagueId,
    divisionId: fixture.divisionId,
    fixtureId: fixture.id,
    kind: 'decided',
    facts: { decision, reason, rule: rule ?? null, before },
    by,
    at,
  });
  if (decision.kind === 'replay') return;
  const { id: fixtureId, divisionId } = fixture;
  await publishOutside(ctx, tx, fixtureConfirmed, { fixtureId, divisionId });
}

/** What is played after all needs boards again, which were given back when it wasn't. */
export async function askForBoards(
  tx: Tx,
  { id, startsAt }: Pick<Fixture, 'id' | 'startsAt'>,
  now: Date,
): Promise<void> {
  if (startsAt !== null && Date.parse(startsAt) > now.getTime()) {
    await addJobs(tx, [keepingBoards(id)]);
  }
}

async function columnsOf(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  loaded: LoadedSheet,
  decision: Decision,
) {
  switch (decision.kind) {
    case 'stands': {
      const { sheet } = loaded;
      if (!sheet.isOver) throw new AppError('FIXTURE_STATUS');
      await replayFigures(tx, fixture, loaded);
      return {
        status: 'confirmed' as const,
        ...numbersOf({ ...sheet, games: sheet.points }),
      };
    }
    case 'forfeit': {
      const forfeit = forfeitOf(fixture.format, asSide(decision.winner));
      // what was thrown is not what counts: nobody's figures and rating follow from it
      await annulGames(ctx, tx, fixture.id, { isSheetKept: true });
      await clearFigures(tx, { fixtureId: fixture.id });
      return { status: 'forfeit' as const, ...numbersOf({ ...forfeit, games: forfeit.points }) };
    }
    case 'set':
      return {
        status: 'confirmed' as const,
        points_home: decision.points[0],
        points_away: decision.points[1],
        games_home: decision.games[0],
        games_away: decision.games[1],
        ...(decision.legs ? { legs_home: decision.legs[0], legs_away: decision.legs[1] } : {}),
      };
    case 'replay':
      await annulGames(ctx, tx, fixture.id, { isSheetKept: false });
      await clearFigures(tx, { fixtureId: fixture.id });
      return {
        status: 'planned' as const,
        points_home: null,
        points_away: null,
        games_home: 0,
        games_away: 0,
        legs_home: 0,
        legs_away: 0,
        reported_at: null,
        confirmed_home_at: null,
        confirmed_home_by: null,
        confirmed_away_at: null,
        confirmed_away_by: null,
      };
  }
}

const asSide = (winner: number | null): 0 | 1 | null =>
  winner === null ? null : winner === 0 ? 0 : 1;

interface Numbers {
  tablePoints: readonly [number, number];
  games: readonly [number, number];
  legs: readonly [number, number];
}

const numbersOf = ({ tablePoints, games, legs }: Numbers) => ({
  points_home: tablePoints[0],
  points_away: tablePoints[1],
  games_home: games[0],
  games_away: games[1],
  legs_home: legs[0],
  legs_away: legs[1],
});

async function annulGames(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixtureId: number,
  { isSheetKept }: { isSheetKept: boolean },
): Promise<void> {
  const games = await clearGames(tx, { fixtureId });
  for (const { gameId } of games) {
    if (gameId !== null) await annulOfficial(ctx, tx, gameId);
  }
  if (!isSheetKept) await clearLineUps(tx, { fixtureId });
}
