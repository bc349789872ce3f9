import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { ABSENT } from '../sheet/load-sheet.service.ts';
import { listFacts } from './eligible.queries.ts';

interface Named {
  fixture: Fixture;
  side: number;
  /** by position */
  players: readonly number[];
}

/**
 * Whether a line-up may play.
 * @param override the reason of an officer for letting pass what breaks a rule
 * @returns the rules that it breaks and an officer lets pass
 * @throws AppError PLAYER_NOT_REGISTERED, LINE_UP_RULE with the rules that it breaks
 */
export async function requireEligible(
  _ctx: Pick<Deps, 'clock'>,
  tx: Tx,
  { fixture, side, players }: Named,
  override: string | false | undefined,
): Promise<readonly string[]> {
  const present = players.filter((player) => player !== ABSENT);
  const entryId = side === 0 ? fixture.homeId : fixture.awayId;
  const facts = await listFacts(tx, {
    seasonId: fixture.seasonId,
    playerIds: [...present],
    fixtureId: fixture.id,
  });
  const isRegistered = (player: number) =>
    facts.some(
      (one) =>
        one.playerId === player &&
        one.entryId === entryId &&
        (one.status === 'confirmed' ||
          (one.status === 'asked' && !fixture.rules.registrations.mustBeConfirmed)),
    );
  if (!present.every(isRegistered)) throw new AppError('PLAYER_NOT_REGISTERED');
  const broken = present.length < fixture.rules.lineUps.leastPlayers ? ['leastPlayers'] : [];
  if (broken.length > 0 && !override) {
    throw new AppError('LINE_UP_RULE', { details: { broken: broken.join(' ') } });
  }
  return broken;
}
