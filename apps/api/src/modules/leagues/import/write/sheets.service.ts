import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { type Fixture, listFixturesById, type StoredDecision } from '../../core/fixture.queries.ts';
import { decideIn } from '../../decisions/apply-decision.service.ts';
import { replayFigures } from '../../sheet/figures.service.ts';
import { loadSheet } from '../../sheet/load-sheet.service.ts';
import { updateFixture } from '../../sheet/sheet.queries.ts';
import { replayStandings } from '../../table/table.service.ts';
import type { TouchedDivisions } from '../around/touched.ts';
import type { IntentOf } from '../match/ground.ts';
import { insertGames, insertLineUps } from './sheets.queries.ts';

type Sheet = IntentOf<'sheet'>;

/**
 * Sheets as if officers had typed them and said that they stand; nobody is asked to confirm what is on paper. A result
 * that is there stays as it is and gets the games that it was made of. The table of each division is counted once.
 * Behind the locks of the divisions.
 */
export async function writeSheets(
  ctx: ActingContext,
  tx: Tx,
  sheets: readonly Sheet[],
  touched: TouchedDivisions,
): Promise<void> {
  if (sheets.length === 0) return;
  const { id: by } = ctx.actor;
  const ids = sheets.map(({ fixtureId }) => fixtureId);
  const fixtures = await listFixturesById(tx, { ids, viewerId: by });
  const known = new Map(fixtures.map((one) => [one.id, one]));
  const entered = { by, now: ctx.clock.now() };
  await insertLineUps(tx, sheets, entered);
  await insertGames(tx, sheets, entered);
  for (const sheet of sheets) {
    const fixture = known.get(sheet.fixtureId);
    if (!fixture) throw new AppError('IMPORT_STALE');
    if (fixture.status === 'planned') {
      await decideIn(ctx, tx, typed(fixture, sheet), { kind: 'stands' }, { reason: null, by });
    } else await keepResult(tx, fixture, sheet);
    touched.get(sheet.divisionId)?.fixtures.add(fixture.id);
  }
  for (const id of new Set(sheets.map(({ divisionId }) => divisionId))) {
    await replayStandings(tx, id);
  }
}

/** What it is once its sheet is typed, and again when officers take back that it stands. */
const typed = (fixture: Fixture, { sums: { points, legs, tablePoints } }: Sheet): Fixture => ({
  ...fixture,
  status: 'reported',
  pointsHome: tablePoints[0],
  pointsAway: tablePoints[1],
  gamesHome: points[0],
  gamesAway: points[1],
  legsHome: legs[0],
  legsAway: legs[1],
});

async function keepResult(tx: Tx, fixture: Fixture, sheet: Sheet): Promise<void> {
  const { legs } = sheet.sums;
  await updateFixture(tx, fixture.id, {
    legs_home: legs[0],
    legs_away: legs[1],
    ...decisionWith(fixture.decision, sheet),
  });
  await replayFigures(tx, fixture, await loadSheet(tx, fixture));
}

/** Whoever takes back the result now finds the sheet, not a fixture that is still to be played. */
function decisionWith(
  decision: StoredDecision | null,
  { sums: { points, legs, tablePoints } }: Sheet,
): { decision?: string } {
  if (decision?.before?.status !== 'planned') return {};
  const before = {
    ...decision.before,
    status: 'reported',
    points: tablePoints,
    games: points,
    legs,
  };
  return { decision: JSON.stringify({ ...decision, before }) };
}
