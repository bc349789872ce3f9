import type { Tx } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { centsOf } from '@oche/validators/money';
import { demoActor } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { rulesOf } from '../changes/rules.ts';
import { lockTournament } from '../core/lock.queries.ts';
import { insertTournament } from '../core/tournament-change.queries.ts';
import { enter } from '../seats/enter.service.ts';
import '../core/tournaments.events.ts';
import * as queries from './demo.queries.ts';
import type { Announced, DemoTournament } from './demo-tournaments.ts';

/** How long before its beginning a tournament was announced. */
const ANNOUNCED_MS = 25 * DAY_MS;

/** Announces a tournament, and enters who plays it. */
export async function announce(
  deps: Deps,
  tx: Tx,
  tournament: DemoTournament,
  { startsAt, isDraft = false }: { startsAt: string; isDraft?: boolean },
): Promise<Announced> {
  const { name, description, by, lounge, location = null, kind, game = '501' } = tournament;
  const { bestOf = 5, teamSize = 1, seats, fee = 0, prizes = 0, players } = tournament;
  const organiserId = demoUserId(by);
  const begin = new Date(startsAt);
  const announced = new Date(Math.min(begin.getTime() - ANNOUNCED_MS, deps.clock.now().getTime()));
  const found = lounge ? await queries.findLounge.first(tx, { name: lounge }) : undefined;
  const loungeId = found?.id ?? null;
  const id = await insertTournament(tx, {
    name,
    description,
    status: isDraft ? 'draft' : 'upcoming',
    kind: kind ?? 'single_elimination',
    game_format: game,
    rules: JSON.stringify(rulesOf(game, undefined)),
    format: JSON.stringify({ legs: { kind: 'bestOf', count: bestOf } }),
    team_size: teamSize,
    max_participants: seats,
    entry_fee_cents: centsOf(fee),
    prize_pool_cents: centsOf(prizes),
    starts_at: startsAt,
    ends_at: null,
    registration_closes_at: new Date(begin.getTime() - 60 * MINUTE_MS).toISOString(),
    check_in_opens_at: null,
    is_public: true,
    is_invited_only: false,
    rating_min: null,
    rating_max: null,
    lounge_id: loungeId,
    location,
    created_by: organiserId,
    created_at: announced.toISOString(),
    updated_at: announced.toISOString(),
  });
  await enterAll(deps, tx, id, { organiserId, announced, players });
  await deps.events.publish(tx, 'tournament.described', { tournamentId: id });
  return { id, organiserId, loungeId, startsAt: begin };
}

/** Enters who plays a tournament. */
export async function enterAll(
  deps: Deps,
  tx: Tx,
  id: number,
  {
    organiserId,
    announced,
    players,
  }: Pick<DemoTournament, 'players'> & { organiserId: string; announced: Date },
): Promise<void> {
  const locked = await lockTournament.first(tx, { id, viewerId: organiserId });
  if (!locked || players.length === 0) return;
  const ctx = { ...deps, actor: demoActor(organiserId), clock: { now: () => announced } };
  const entrants = players.map((player) => ({
    name: null,
    seed: null,
    isPaid: false,
    players: [
      'member' in player
        ? { userId: demoUserId(player.member), guestName: null }
        : { userId: null, guestName: player.guestName },
    ],
  }));
  await enter(ctx, tx, locked, entrants);
}
