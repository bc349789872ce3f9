import {
  type LineUpViolation,
  lineUpViolations,
  type NamedLineUp,
} from '@oche/darts/leagues/eligibility/eligibility';
import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { localDateAt } from '../../../lib/time/wall-clock.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { getSide, listFacts } from './eligible.queries.ts';

interface Naming {
  fixture: Fixture;
  side: number;
  lineUp: NamedLineUp;
  /** the line-up that stands: what it breaks was let pass already */
  standing?: NamedLineUp;
  /** who names it knows that it is too short, and takes what follows */
  concede?: boolean;
}

/**
 * Whether a line-up may play, by the rules of the league.
 * @param override the reason of an officer for letting pass what breaks a rule
 * @returns the rules that it breaks: an officer lets them pass, or the team takes what follows
 * @throws AppError PLAYER_NOT_REGISTERED for somebody whom the team could never name, LINE_UP_RULE with the rules that
 *   it breaks and whom they are about
 */
export async function requireEligible(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { fixture, side, lineUp, standing, concede = false }: Naming,
  override: string | undefined,
): Promise<readonly LineUpViolation[]> {
  const entryId = side === 0 ? fixture.homeId : fixture.awayId;
  const team = await getSide.first(tx, { entryId });
  if (!team) throw new AppError('TEAM_NOT_FOUND');
  const { timeZone, round, startsAt } = fixture;
  const rules = within(fixture);
  const people = await listFacts(tx, {
    seasonId: team.seasonId,
    playerIds: [
      ...new Set([...lineUp.players, ...(lineUp.alsoNamed ?? []), ...(standing?.players ?? [])]),
    ].filter((id) => id !== null),
    timeZone,
    fixtureId: fixture.id,
  });
  const at = startsAt === null ? clock.now().getTime() : Date.parse(startsAt);
  // who was registered today may be named for a fixture that was played before
  const date = localDateAt(timeZone, Math.max(at, clock.now().getTime()));
  const facts = { ...team, round, date };
  const passed = standing ? lineUpViolations(rules, facts, standing, people).map(textOf) : [];
  const broken = lineUpViolations(rules, facts, lineUp, people).filter(
    (one) => !passed.includes(textOf(one)),
  );
  if (broken.length === 0 || override) return broken;
  if (concede && broken.every(({ rule }) => rule === 'leastPlayers')) return broken;
  const missing = broken.find(({ rule }) => rule === 'notRegistered');
  if (missing) throw new AppError('PLAYER_NOT_REGISTERED', { details: detailsOf([missing]) });
  throw new AppError('LINE_UP_RULE', { details: detailsOf(broken) });
}

/** As one text, which answers can carry: `rule:player,player rule:…`. */
const detailsOf = (broken: readonly LineUpViolation[]) => ({
  broken: broken.map(textOf).join(' '),
});

const textOf = ({ rule, players }: LineUpViolation): string => `${rule}:${players.join(',')}`;

/** Nobody can name more players than the format has positions. */
function within({ rules, format }: Fixture): Fixture['rules'] {
  const most = Math.max(...format.lineUps.map(({ positions }) => positions));
  const leastPlayers = Math.min(rules.lineUps.leastPlayers, most);
  return { ...rules, lineUps: { ...rules.lineUps, leastPlayers } };
}
