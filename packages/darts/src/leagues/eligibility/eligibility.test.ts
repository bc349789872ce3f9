import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LEAGUE_RULES, type LeagueRules } from '../rules.ts';
import {
  type Appearance,
  type FixtureFacts,
  lineUpViolations,
  type NamedLineUp,
  type PlayerFacts,
  type Registration,
} from './eligibility.ts';
import { RULE_PRESETS } from './rule-presets.ts';

/** Team 20 of club 1 plays in the second class, team 10 in the first, team 30 in the third. */
const FIXTURE: FixtureFacts = {
  ...{ team: 20, club: 1, level: 2, round: 8, rounds: 14, date: '2026-11-20' },
};
const inTeam = (team: number, more: Partial<Registration> = {}): Registration => ({
  ...{
    team,
    club: 1,
    level: team / 10,
    status: 'confirmed',
    since: '2026-08-01',
    sinceRound: null,
  },
  ...more,
});
const player = (id: number, ...registrations: Registration[]): PlayerFacts => {
  return { id, registrations, appearances: [] };
};
const squad = [1, 2, 3, 4].map((id) => player(id, inTeam(20)));
const lineUp = (...players: (number | null)[]): NamedLineUp => ({ players, substitutes: 'free' });
const played = (team: number, count: number, from = 1): Appearance[] =>
  Array.from({ length: count }, (_, index) => {
    const round = from + index;
    return { fixture: team * 100 + round, team, level: team / 10, round };
  });

/** What is said of player 9 who is named with three of the squad. */
function of9(
  facts: Omit<PlayerFacts, 'id'> | Registration[],
  rules: Partial<LeagueRules> = {},
  fixture: Partial<FixtureFacts> = {},
) {
  const nine = Array.isArray(facts) ? player(9, ...facts) : { id: 9, ...facts };
  const all = { ...LEAGUE_RULES, ...rules };
  return lineUpViolations(all, { ...FIXTURE, ...fixture }, lineUp(1, 2, 3, 9), [...squad, nine]);
}
const registrations = (more: Partial<LeagueRules['registrations']>) => ({
  registrations: { ...LEAGUE_RULES.registrations, ...more },
});
const lineUps = (more: Partial<LeagueRules['lineUps']>) => ({
  lineUps: { ...LEAGUE_RULES.lineUps, ...more },
});

it('nothing is said of a line-up within the rules', () => {
  expect(lineUpViolations(LEAGUE_RULES, FIXTURE, lineUp(1, 2, 3, 4), squad)).toEqual([]);
  expect(lineUpViolations(LEAGUE_RULES, FIXTURE, lineUp(1, null, 2, 3), squad)).toEqual([]);
});

describe('registration', () => {
  const notRegistered = (since: string | null) => [
    { rule: 'notRegistered', players: [9], facts: { since } },
  ];

  it('is needed, in a squad that the team can name', () => {
    expect(of9([])).toEqual(notRegistered(null));
    const unknown = lineUpViolations(LEAGUE_RULES, FIXTURE, lineUp(1, 2, 9), squad);
    expect(unknown).toEqual(notRegistered(null));
    // another team of the same class, one of another club, and one that stands alone
    expect(of9([inTeam(21, { level: 2 })])).toEqual(notRegistered(null));
    expect(of9([inTeam(30, { club: 2 })])).toEqual(notRegistered(null));
    expect(of9([inTeam(30, { club: null })])).toEqual(notRegistered(null));
    expect(of9([inTeam(30, { club: null })], {}, { club: null })).toEqual(notRegistered(null));
    expect(of9([inTeam(20, { club: null })], {}, { club: null })).toEqual([]);
    expect(of9([inTeam(20, { status: 'rejected' })])).toEqual(notRegistered(null));
  });

  it('begins on its day and ends on another', () => {
    expect(of9([inTeam(20, { since: '2026-11-20', sinceRound: 8 })])).toEqual([]);
    expect(of9([inTeam(20, { since: '2026-11-21', sinceRound: 9 })])).toEqual(
      notRegistered('2026-11-21'),
    );
    expect(of9([inTeam(20, { until: '2026-11-20' })])).toEqual(notRegistered(null));
    expect(of9([inTeam(20, { until: '2026-11-21' })])).toEqual([]);
  });

  it('has to be confirmed where the league looks at each', () => {
    for (const status of ['requested', 'checked'] as const) {
      expect(of9([inTeam(20, { status })])).toEqual([]);
      expect(of9([inTeam(20, { status })], registrations({ mustBeConfirmed: true }))).toEqual([
        { rule: 'notConfirmed', players: [9], facts: { status } },
      ]);
    }
    expect(of9([inTeam(20)], registrations({ mustBeConfirmed: true }))).toEqual([]);
    expect(of9([inTeam(20, { status: 'checked' })], RULE_PRESETS.deutscheDartliga)).toHaveLength(1);
  });

  test.each([
    [12, 2, []],
    [13, 2, [{ rule: 'registeredTooLate', players: [9], facts: { round: 13, from: 13 } }]],
    [14, 2, [{ rule: 'registeredTooLate', players: [9], facts: { round: 14, from: 13 } }]],
    [14, 0, []],
    [null, 14, []],
  ])('before round %s, closed for the last %i', (sinceRound, closedLastRounds, expected) => {
    const fixture = { round: 14 };
    expect(of9([inTeam(20, { sinceRound })], registrations({ closedLastRounds }), fixture)).toEqual(
      expected,
    );
  });

  it('in two teams at once is one too many, unless the league allows it', () => {
    const both = [inTeam(20), inTeam(77, { club: 9, level: 4 })];
    expect(of9(both)).toEqual([{ rule: 'oneTeam', players: [9], facts: { teams: [20, 77] } }]);
    expect(of9(both, registrations({ oneTeam: false }))).toEqual([]);
    expect(of9([inTeam(20), inTeam(77, { status: 'rejected' })])).toEqual([]);
    expect(of9([inTeam(20), inTeam(77, { until: '2026-11-20' })])).toEqual([]);
    expect(of9([inTeam(20), inTeam(77, { since: '2026-11-21' })])).toEqual([]);
    expect(of9([inTeam(77), inTeam(20, { until: '2026-11-21' })])).toEqual([
      { rule: 'oneTeam', players: [9], facts: { teams: [20, 77] } },
    ]);
    expect(of9([inTeam(20), inTeam(77, { since: '2026-11-20' })])).toHaveLength(1);
  });
});

describe('the ban after a transfer', () => {
  const came = (date: string, round: number | null) => [
    inTeam(20, { transferred: { date, round } }),
  ];
  const rounds = registrations({ transferBan: { unit: 'rounds', count: 4 } });
  const weeks = registrations({ transferBan: { unit: 'weeks', count: 6 } });

  it('in rounds: four are played without', () => {
    expect(of9(came('2026-10-20', 5), rounds)).toEqual([
      { rule: 'transferBan', players: [9], facts: { untilRound: 9, untilDate: null } },
    ]);
    expect(of9(came('2026-10-20', 4), rounds)).toEqual([]);
    expect(of9(came('2026-07-20', null), rounds)).toEqual([]);
    expect(of9(came('2026-10-20', 5), RULE_PRESETS.hdl)).toHaveLength(1);
  });

  it('in weeks: six of them', () => {
    expect(of9(came('2026-10-10', 4), weeks)).toEqual([
      { rule: 'transferBan', players: [9], facts: { untilRound: null, untilDate: '2026-11-21' } },
    ]);
    expect(of9(came('2026-10-09', 4), weeks)).toEqual([]);
    expect(of9(came('2026-10-10', null), RULE_PRESETS.bdv)).toHaveLength(1);
  });

  it('is none without the rule, and none for who came from nowhere', () => {
    expect(of9(came('2026-11-19', 8), registrations({ transferBan: null }))).toEqual([]);
    expect(of9([inTeam(20, { transferred: null })], weeks)).toEqual([]);
    expect(of9([inTeam(20)], rounds)).toEqual([]);
  });
});

describe('other classes', () => {
  const others = (team: number, count: number) =>
    Array.from({ length: count }, (_, index) => player(50 + index, inTeam(team)));
  const named = (people: readonly PlayerFacts[], rules: Partial<LeagueRules>) => {
    const players = [1, 2, ...people.map(({ id }) => id)];
    return lineUpViolations({ ...LEAGUE_RULES, ...rules }, FIXTURE, lineUp(...players), [
      ...squad,
      ...people,
    ]);
  };

  it('at most two come from a higher one', () => {
    expect(named(others(10, 2), lineUps({ maxFromHigher: 2 }))).toEqual([]);
    expect(named(others(10, 3), lineUps({ maxFromHigher: 2 }))).toEqual([
      { rule: 'maxFromHigher', players: [50, 51, 52], facts: { most: 2 } },
    ]);
    expect(named(others(10, 5), lineUps({ maxFromHigher: null }))).toEqual([]);
    expect(named(others(10, 1), lineUps({ maxFromHigher: 0 }))).toHaveLength(1);
  });

  it('one helps from a lower one', () => {
    expect(named(others(30, 1), lineUps({ maxHelpers: 1 }))).toEqual([]);
    expect(named(others(30, 2), lineUps({ maxHelpers: 1 }))).toEqual([
      { rule: 'maxHelpers', players: [50, 51], facts: { most: 1 } },
    ]);
    expect(named(others(30, 4), lineUps({ maxHelpers: null }))).toEqual([]);
  });

  it('who is in the squad of a higher one counts as from there, also when he is in this one', () => {
    const rules = { ...lineUps({ maxFromHigher: 0 }), ...registrations({ oneTeam: false }) };
    expect(of9([inTeam(20), inTeam(10)], rules)).toMatchObject([{ rule: 'maxFromHigher' }]);
    const below = { ...lineUps({ maxHelpers: 0 }), ...registrations({ oneTeam: false }) };
    expect(of9([inTeam(20), inTeam(30)], below)).toEqual([]);
  });

  it('counts those who are named elsewhere in the fixture', () => {
    const people = others(30, 2);
    const split = { ...lineUp(1, 2, 50), alsoNamed: [51] };
    expect(lineUpViolations(LEAGUE_RULES, FIXTURE, split, [...squad, ...people])).toEqual([
      { rule: 'maxHelpers', players: [50, 51], facts: { most: 1 } },
    ]);
  });

  it('who has played above four times is bound there', () => {
    const of = (appearances: Appearance[], rules: Partial<LeagueRules> = {}) =>
      of9({ registrations: [inTeam(20)], appearances }, rules);
    expect(of(played(10, 3))).toEqual([]);
    expect(of(played(10, 4))).toEqual([
      { rule: 'bound', players: [9], facts: { teams: [10], games: 4, most: 4 } },
    ]);
    // of several teams above, but not below or in the same class, and each fixture once
    expect(of([...played(12, 2).map((one) => ({ ...one, level: 1 })), ...played(10, 2)])).toEqual([
      { rule: 'bound', players: [9], facts: { teams: [10, 12], games: 4, most: 4 } },
    ]);
    expect(of([...played(20, 9), ...played(30, 9)])).toEqual([]);
    expect(of([...played(10, 3), ...played(10, 3)])).toEqual([]);
    expect(of(played(10, 9), lineUps({ boundAfterGames: null }))).toEqual([]);
  });

  it('who came up so often is no helper any more', () => {
    const rules = lineUps({ maxHelpers: 0, boundAfterGames: 4 });
    const up = (appearances: Appearance[], more = rules) =>
      of9({ registrations: [inTeam(30)], appearances }, more);
    expect(up(played(20, 3))).toMatchObject([{ rule: 'maxHelpers' }]);
    expect(up([...played(20, 3), ...played(20, 3)])).toMatchObject([{ rule: 'maxHelpers' }]);
    expect(up(played(30, 4))).toMatchObject([{ rule: 'maxHelpers' }]);
    expect(up(played(20, 4))).toEqual([]);
    expect(up(played(20, 4), lineUps({ maxHelpers: 0, boundAfterGames: null }))).toHaveLength(1);
  });
});

describe('the line-up itself', () => {
  const say = (named: NamedLineUp, rules: Partial<LeagueRules> = {}) =>
    lineUpViolations({ ...LEAGUE_RULES, ...rules }, FIXTURE, named, squad);

  it('has at least three players, wherever they are named', () => {
    expect(say(lineUp(1, 2, null, null))).toEqual([
      { rule: 'leastPlayers', players: [], facts: { named: 2, least: 3 } },
    ]);
    expect(say({ ...lineUp(1, 2, null, null), alsoNamed: [3] })).toEqual([]);
    expect(say({ ...lineUp(1, 2), alsoNamed: [2, 1] })).toHaveLength(1);
    expect(say(lineUp(1, 2), lineUps({ leastPlayers: 2 }))).toEqual([]);
  });

  it('has nobody twice', () => {
    expect(say(lineUp(1, 2, 1, 3))).toEqual([
      { rule: 'repeated', players: [1], facts: { positions: [1, 3] } },
    ]);
    expect(say(lineUp(1, 2, 1, 3), lineUps({ repeatInLineUp: true }))).toEqual([]);
  });

  it('is not changed where nobody may be substituted, but free places are taken', () => {
    const before = [1, 2, null];
    const none = { substitutes: 'none', before } as const;
    expect(say({ players: [1, 2, 3], ...none })).toEqual([]);
    expect(say({ players: [1, 4, 3], ...none })).toEqual([
      { rule: 'noSubstitutes', players: [4], facts: {} },
    ]);
    expect(say({ players: [1, 2, 3, 4], ...none })).toEqual([]);
    expect(say({ players: [4, 2, 3], substitutes: 'free', before })).toEqual([]);
    expect(say({ players: [4, 2, 3], substitutes: 'none', before: null })).toEqual([]);
    expect(say({ players: [4, 2, 3], substitutes: 'none' })).toEqual([]);
  });

  it('has nobody again who was replaced, where they stay out', () => {
    const substituted = [4, 2];
    expect(say({ players: [1, 2, 3], substitutes: 'stayOut', substituted })).toEqual([
      { rule: 'staysOut', players: [2], facts: {} },
    ]);
    expect(say({ players: [1, 3], alsoNamed: [4], substitutes: 'stayOut', substituted })).toEqual(
      [],
    );
    expect(say({ players: [1, 2, 3], substitutes: 'free', substituted })).toEqual([]);
    expect(say({ players: [1, 2, 3], substitutes: 'stayOut' })).toEqual([]);
  });
});

it('says all that is broken, the line-up first', () => {
  const people = [
    ...squad,
    player(7, inTeam(20, { status: 'checked', transferred: { date: '2026-11-02', round: 6 } })),
  ];
  const rules = { ...RULE_PRESETS.deutscheDartliga, ...lineUps({ leastPlayers: 5 }) };
  rules.registrations = { ...rules.registrations, transferBan: { unit: 'rounds', count: 4 } };
  const said = lineUpViolations(rules, FIXTURE, lineUp(7, 7, 8), people);
  expect(said.map(({ rule, players }) => [rule, ...players])).toEqual([
    ['leastPlayers'],
    ['repeated', 7],
    ['notConfirmed', 7],
    ['transferBan', 7],
    ['notRegistered', 8],
  ]);
});

const anyPlayer = fc
  .record({
    registrations: fc.array(
      fc.record({
        team: fc.constantFrom(10, 20, 30, 21),
        status: fc.constantFrom('requested' as const, 'confirmed' as const, 'rejected' as const),
        sinceRound: fc.option(fc.integer({ min: 1, max: 14 })),
      }),
      { maxLength: 3 },
    ),
    games: fc.array(fc.constantFrom(10, 20, 30), { maxLength: 8 }),
  })
  .map(({ registrations: own, games }) => ({
    registrations: own.map(({ team, ...more }) => {
      return inTeam(team, { ...more, level: Math.floor(team / 10) });
    }),
    appearances: games.map((team, round) => ({ fixture: round, team, level: team / 10, round })),
  }));

it('less strict rules never find more', () => {
  const loose: LeagueRules = {
    ...LEAGUE_RULES,
    registrations: {
      ...{ oneTeam: false, mustBeConfirmed: false, closedLastRounds: 0, transferBan: null },
    },
    lineUps: {
      ...{ leastPlayers: 1, repeatInLineUp: true, maxFromHigher: null, maxHelpers: null },
      boundAfterGames: null,
    },
  };
  fc.assert(
    fc.property(fc.array(anyPlayer, { minLength: 1, maxLength: 6 }), (all) => {
      const people = all.map((facts, index) => ({ id: index + 1, ...facts }));
      const named = lineUp(...people.map(({ id }) => id));
      for (const { rule, players } of lineUpViolations(loose, FIXTURE, named, people)) {
        expect(rule).toBe('notRegistered');
        const strict = lineUpViolations(RULE_PRESETS.deutscheDartliga, FIXTURE, named, people);
        expect(strict).toContainEqual(expect.objectContaining({ rule, players }));
      }
    }),
  );
});
