import { randomUUID } from 'node:crypto';
import { forfeitOf } from '@oche/darts/leagues/sheet';
import type { Tx } from '@oche/db';
import type { decideInput } from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { annulOfficial } from '../../games/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { giveBackOf } from '../core/freed-boards.service.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { listSpeakerIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { decided } from '../notifications/fixture.notifications.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { clearFigures } from '../sheet/figures.queries.ts';
import { replayFigures } from '../sheet/figures.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import { clearGames, clearLineUps, updateFixture } from '../sheet/sheet.queries.ts';
import { replayStandings } from '../table/table.service.ts';

type Decide = z.output<typeof decideInput>;
type Decision = Decide['decision'];

/**
 * Officers decide about a fixture: the sheet stands, a side has lost without play, other points count, or it is played
 * again. The table is counted anew, and both captains hear why.
 * @throws AppError FIXTURE_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS when the sheet that is to stand isn't
 *   complete, or the season is over
 */
export async function decideFixture(ctx: ActingContext, input: Decide): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  const { id, decision, reason } = input;
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireOfficer(ctx.actor, fixture);
    if (fixture.seasonStatus === 'over' || fixture.status === 'annulled') {
      throw new AppError('FIXTURE_STATUS');
    }
    await applyDecision(ctx, tx, fixture, decision, { reason, by: ctx.actor.id });
    const captains = await listSpeakerIds(tx, {
      teamIds: [fixture.homeTeamId, fixture.awayTeamId],
    });
    await notify(ctx, tx, decided, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: captains.map(({ userId }) => userId),
      payload: { fixtureId: id },
    });
  });
  return getFixture(ctx, { id });
}

interface Why {
  reason: string | null;
  /** null: a rule acts by itself */
  by: string | null;
  /** the rule that acts */
  rule?: string;
}

/** The same behind the lock, also for rules that act by themselves. */
export async function applyDecision(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  decision: Decision,
  why: Why,
): Promise<void> {
  await decideIn(ctx, tx, fixture, decision, why);
  await replayStandings(tx, fixture.divisionId);
}

/** The same without the table: who decides about many fixtures has it counted once, when all of them are. */
export async function decideIn(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  decision: Decision,
  { reason, by, rule }: Why,
): Promise<void> {
  const at = ctx.clock.now();
  const { games } = await loadSheet(tx, fixture);
  const before = {
    status: fixture.status,
    points: [fixture.pointsHome, fixture.pointsAway],
    games: [fixture.gamesHome, fixture.gamesAway],
    // both accounts: the fixture shows them no more
    dispute: fixture.dispute,
    // what was typed, though a forfeit or a replay takes it off the sheet
    sheet: [...games.values()],
  };
  await updateFixture(tx, fixture.id, {
    ...(await columnsOf(ctx, tx, fixture, decision)),
    decision:
      decision.kind === 'replay'
        ? null
        : JSON.stringify({ kind: rule ?? decision.kind, reason, by, at: at.toISOString() }),
    dispute: null,
  });
  if (decision.kind === 'forfeit') await giveBackOf(tx, [fixture.id], at);
  await noteStep(tx, {
    leagueId: fixture.leagueId,
    divisionId: fixture.divisionId,
    fixtureId: fixture.id,
    kind: 'decided',
    facts: { decision, reason, rule: rule ?? null, before },
    by,
    at,
  });
}

async function columnsOf(ctx: Pick<Deps, 'events'>, tx: Tx, fixture: Fixture, decision: Decision) {
  switch (decision.kind) {
    case 'stands': {
      const loaded = await loadSheet(tx, fixture);
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
  ctx: Pick<Deps, 'events'>,
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
