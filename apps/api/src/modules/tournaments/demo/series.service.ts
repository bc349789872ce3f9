import type { Tx } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { seriesRules } from '@oche/validators/tournaments/schemas';
import { demoTime } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { DAY_MS, localDateAt, midnightOf, weekdayOf } from '../../../lib/time/wall-clock.ts';
import { insertQualifier } from '../qualifiers/qualifier.queries.ts';
import { announceIn } from '../series/announce.service.ts';
import * as queries from '../series/series.queries.ts';
import { settleIn } from '../series/settle.service.ts';
import { announce, enterAll } from './announce.service.ts';
import { findLounge, findTournament } from './demo.queries.ts';
import { demoSeries } from './demo-series.ts';
import { playFinished } from './evening.service.ts';

const TIME_ZONE = 'Europe/Berlin';
const WEEK = 7;

/** Gives the demo members a league: evenings that were played, with a table, and the next ones. */
export async function seedDemoSeries(deps: Deps, tx: Tx): Promise<number> {
  const { name, description, by, lounge, weekday, hour, evenings, ahead, evening } = demoSeries;
  const now = deps.clock.now();
  const today = localDateAt(TIME_ZONE, now.getTime());
  const since = (weekdayOf(midnightOf(today)) - weekday + WEEK) % WEEK || WEEK;
  const dayOf = (index: number) => -since - (evenings.length - 1 - index) * WEEK;
  const createdBy = demoUserId(by);
  const found = await findLounge.first(tx, { name: lounge });
  const firstDay = new Date(demoTime(now, dayOf(0), hour * 60));
  const created = new Date(firstDay.getTime() - WEEK * DAY_MS).toISOString();
  const seriesId = await queries.insertSeries(tx, {
    name,
    description,
    rules: JSON.stringify(seriesRules.parse(demoSeries.rules)),
    lounge_id: found?.id ?? null,
    template: JSON.stringify({ ...evening, venueId: found?.id }),
    repeats: 'weekly',
    every: 1,
    first_date: localDateAt(TIME_ZONE, firstDay.getTime()),
    starts_minutes: hour * 60,
    deadline_minutes: 60,
    check_in_minutes: 60,
    announce_days: 14,
    created_by: createdBy,
    created_at: created,
    updated_at: created,
  });
  for (const [index, players] of evenings.entries()) {
    const tournament = {
      ...demoSeries,
      name: `${name} #${index + 1}`,
      bestOf: 3,
      seats: 8,
      players,
    };
    const startsAt = demoTime(now, dayOf(index), hour * 60);
    const played = await announce(deps, tx, tournament, { startsAt });
    await queries.setSeriesOf(tx, { id: played.id, seriesId });
    await playFinished(deps, tx, played);
    await settleIn(deps, tx, played.id);
  }
  const refusal = await announceIn(deps, tx, seriesId, found?.id ?? null);
  if (refusal !== null) throw new AppError(refusal);
  const [next] = await queries.listEmpty(tx, { seriesId, now: now.toISOString() });
  if (next)
    await enterAll(deps, tx, next.id, { organiserId: createdBy, announced: now, players: ahead });
  return seriesId;
}

/** The best of it play a final. */
export async function feedDemoFinal(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  seriesId: number,
): Promise<void> {
  const { name, seats } = demoSeries.final;
  const final = await findTournament.first(tx, { name });
  if (!final) return;
  await insertQualifier(tx, {
    final_id: final.id,
    series_id: seriesId,
    seats,
    created_by: final.createdBy,
    created_at: clock.now().toISOString(),
  });
}
