import { randomUUID } from 'node:crypto';
import type { HeardOf } from '../../../lib/declared/published.ts';
import { nameAll, playFixture, runningLeague } from '../../leagues/testing.ts';
import { befriend } from '../../people/testing.ts';
import { createTournament, enterGuests } from '../../tournaments/testing.ts';
import { type Cast, closedClub, type Scene } from './testing-cast.ts';

const of = (kind: string, id: number): HeardOf => ({ kind, id: String(id) });

/** A leg of 101 between Ben and Carl that only their friends see; Anna is one of Ben's. */
async function leg(cast: Cast) {
  const { api, anna, ben, carl } = cast;
  await befriend(api, anna, ben);
  const { id: gameId } = await api.callerFor(ben).games.start({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: ben.id }], [{ userId: carl.id }]],
    visibility: 'friends',
  });
  await api.callerFor(carl).games.invitation.accept({ gameId });
  const totals = [60, 26, 41];
  const play = () =>
    api.callerFor(ben).games.enterMoves({
      gameId,
      deviceId: randomUUID(),
      base: 0,
      moves: totals.map((total) => ({
        id: randomUUID(),
        move: {
          kind: 'enter',
          entry: { total, dartsThrown: total === totals.at(-1) ? 2 : undefined },
        },
      })),
    });
  return { gameId, play };
}

const legScene =
  (
    isPlayed: boolean,
    act: (cast: Cast, game: Awaited<ReturnType<typeof leg>>) => Promise<unknown>,
    says: object,
  ) =>
  async (cast: Cast): Promise<Scene> => {
    const { api, anna, ben, carl } = cast;
    const game = await leg(cast);
    if (isPlayed) await game.play();
    return {
      subject: of('game', game.gameId),
      act: () => act(cast, game),
      says: { id: game.gameId, game: 'x01', sides: [{ players: [{ id: ben.id }] }, {}], ...says },
      alsoHeardBy: carl,
      lose: () => api.callerFor(anna).social.friends.remove({ userId: ben.id }),
    };
  };

/** A tournament of a closed club that is for nobody else. Anna is in the club, Carl plays. */
const tournamentScene =
  (
    from: 'draft' | 'drawn' | 'running',
    act: (cast: Cast, id: number) => Promise<unknown>,
    says: object,
    isMatch = false,
  ) =>
  async (cast: Cast): Promise<Scene> => {
    const { api, anna, ben, carl } = cast;
    api.deps.clock.set('2031-03-03T09:00:00.000Z');
    const club = await closedClub(cast);
    const wish = { clubId: club.id, isPublic: false };
    const { tournaments } = api.callerFor(ben);
    const { id } = await createTournament(api, ben, { ...wish, isDraft: from === 'draft' });
    if (from !== 'draft') {
      await tournaments.entries.add({ id, players: [{ userId: carl.id }] });
      await enterGuests(api, ben, id, ['Eins', 'Zwei', 'Drei']);
      await tournaments.draw.make({ id });
    }
    if (from === 'running') await tournaments.start({ id });
    return {
      subject: from === 'draft' ? of('club', club.id) : of('tournament', id),
      act: () => act(cast, id),
      says: isMatch
        ? { tournament: { id, name: 'Freitagscup' }, match: says }
        : { id, name: 'Freitagscup', club: { id: club.id }, ...says },
      ...(isMatch && { alsoHeardBy: carl }),
      lose: () => api.callerFor(ben).clubs.members.remove({ id: club.id, userId: anna.id }),
    };
  };

async function matchOfCarl({ api, ben, carl }: Cast, id: number): Promise<number> {
  const { entrants, matches } = await api.callerFor(ben).tournaments.matches.list({ id });
  const own = entrants.find(({ players }) => players.some(({ userId }) => userId === carl.id));
  const match = matches.find(({ players }) => players.some((player) => player === own?.id));
  return match?.id ?? 0;
}

async function call(cast: Cast, id: number): Promise<unknown> {
  const { evening } = cast.api.callerFor(cast.ben).tournaments;
  const { boards } = await evening.addBoards({ id, boards: [{ name: 'Board 1' }] });
  return evening.callMatch({
    id,
    matchId: await matchOfCarl(cast, id),
    boardId: boards[0]?.id ?? 0,
  });
}

/** A league that moderators have hidden, so that only its officers see it: Ben and Anna. */
const leagueScene =
  (
    act: (cast: Cast, league: { fixtureId: number; entryId: number }) => Promise<unknown>,
    {
      says = {},
      from,
      isTable = false,
    }: { says?: object; from: 'planned' | 'lined' | 'played'; isTable?: boolean },
  ) =>
  async (cast: Cast): Promise<Scene> => {
    const { api, anna, ben } = cast;
    api.deps.clock.set('2026-09-01T10:00:00.000Z');
    const { leagueId, divisionId, fixtures, entries } = await runningLeague(api, ben);
    const { leagues } = api.callerFor(ben);
    await leagues.officers.add({ id: leagueId, userId: anna.id });
    const fixtureId = fixtures[0]?.id ?? 0;
    if (from === 'played') await playFixture(api, ben, fixtureId, ALL);
    if (from === 'lined') await nameAll(api, ben, fixtureId);
    await api.deps.db
      .updateTable('leagues')
      .set({ hidden_at: api.deps.clock.now(), hidden_by: ben.id })
      .where('id', '=', leagueId)
      .execute();
    return {
      subject: of('division', divisionId),
      act: () => act(cast, { fixtureId, entryId: entries[0]?.entryId ?? 0 }),
      says: isTable
        ? { league: { id: leagueId }, division: { id: divisionId }, ...says }
        : { id: fixtureId, league: { id: leagueId }, division: { id: divisionId }, ...says },
      lose: () => leagues.officers.remove({ id: leagueId, userId: anna.id }),
    };
  };

/** Five games of five legs, all won by the same side. */
const ALL: [number, number][] = Array.from({ length: 5 }, () => [5, 0]);

/** Matches, fixtures, and games: for each kind of what can be heard, how it comes about. */
export const gameScenes: Readonly<Record<string, (cast: Cast) => Promise<Scene>>> = {
  'game.finished': legScene(false, (_, { play }) => play(), {
    status: 'finished',
    sides: [{ legs: 1, isWinner: true }, { legs: 0 }],
  }),
  'game.completed': legScene(
    true,
    ({ api, carl }, { gameId }) =>
      api.callerFor(carl).games.result.confirm({ gameId, revision: 3 }),
    { status: 'completed' },
  ),
  'game.annulled': legScene(
    true,
    async ({ api, carl }, { gameId }) => {
      await api.callerFor(carl).games.result.dispute({ gameId, reason: 'Das war ich nicht.' });
      const moderator = await api.createMember({ role: 'moderator', totp_enabled_at: new Date() });
      await api.callerFor(moderator).games.result.decide({
        gameId,
        revision: 3,
        verdict: 'annulled',
        statement: 'Beide sagen dasselbe.',
      });
    },
    { status: 'annulled' },
  ),

  'tournament.published': tournamentScene(
    'draft',
    ({ api, ben }, id) => api.callerFor(ben).tournaments.publish({ id }),
    { status: 'upcoming', participantCount: 0 },
  ),
  'tournament.started': tournamentScene(
    'drawn',
    ({ api, ben }, id) => api.callerFor(ben).tournaments.start({ id }),
    { status: 'active', participantCount: 4 },
  ),
  'tournament.completed': tournamentScene(
    'running',
    ({ api, ben }, id) => api.callerFor(ben).tournaments.complete({ id }),
    { status: 'completed' },
  ),
  'tournament.cancelled': tournamentScene(
    'running',
    ({ api, ben }, id) => api.callerFor(ben).tournaments.cancel({ id, reason: 'Wasserschaden' }),
    { status: 'cancelled' },
  ),
  'tournament.match.called': tournamentScene(
    'running',
    call,
    { status: 'called', board: 'Board 1' },
    true,
  ),
  'tournament.match.finished': tournamentScene(
    'running',
    async (cast, id) =>
      cast.api.callerFor(cast.ben).tournaments.matches.decide({
        matchId: await matchOfCarl(cast, id),
        score: [3, 1],
      }),
    { status: 'played', sides: [{ score: 3, isWinner: true }, { score: 1 }] },
    true,
  ),

  'league.fixture.finished': leagueScene(
    ({ api, ben }, { fixtureId: id }) =>
      api.callerFor(ben).leagues.fixtures.enterAll({
        id,
        games: ALL.map((legs, index) => ({ number: index + 1, legs, before: null })),
      }),
    {
      from: 'lined',
      says: { status: 'reported', home: { legs: 25 }, away: { games: 0, legs: 0 } },
    },
  ),
  'league.fixture.confirmed': leagueScene(
    ({ api, ben }, { fixtureId: id }) => api.callerFor(ben).leagues.fixtures.confirm({ id }),
    { from: 'played', says: { status: 'confirmed' } },
  ),
  'league.fixture.moved': leagueScene(
    async ({ api, ben }, { fixtureId: id }) =>
      api.callerFor(ben).leagues.fixtures.setDate({ id, startsAt: '2026-12-05T18:00:00.000Z' }),
    { from: 'planned', says: { startsAt: '2026-12-05T18:00:00.000Z' } },
  ),
  'league.table.changed': leagueScene(
    ({ api, ben }, { entryId }) =>
      api.callerFor(ben).leagues.fixtures.impose({
        entryId,
        points: -2,
        fine: 0,
        reason: 'Nicht angetreten',
      }),
    { from: 'planned', isTable: true },
  ),
};
