import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { expect, it } from 'vitest';
import { codeOf, useTestApi } from '../../../testing/index.ts';
import { foundLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });

it('shows officers who waits for them, until they have decided; nobody else', async () => {
  const anna = await api.createMember({ first_name: 'Anna' });
  const ben = await api.createMember({ first_name: 'Ben' });
  const { seasonId, entries } = await foundLeague(api, anna, {
    rules: { registrations: { ...LEAGUE_RULES.registrations, mustBeConfirmed: true } },
    captains: [ben],
    players: 0,
  });
  const entryId = entries.find(({ name }) => name === 'Nord')?.entryId ?? 0;
  await api.callerFor(ben).leagues.squads.register({ entryId, player: { name: 'Clara' } });
  const { squads } = api.callerFor(anna).leagues;
  const [asked] = await squads.listAsked({ id: seasonId });
  expect(asked).toMatchObject({ player: { name: 'Clara' }, team: { name: 'Nord' } });
  await squads.decide({ registrationId: asked?.id ?? 0, isConfirmed: true });
  expect(await squads.listAsked({ id: seasonId })).toEqual([]);
  expect(await codeOf(api.callerFor(ben).leagues.squads.listAsked({ id: seasonId }))).toBe(
    'FORBIDDEN',
  );
  expect(await codeOf(squads.listAsked({ id: 999_999 }))).toBe('SEASON_NOT_FOUND');
  expect(await codeOf(squads.listAsked({ id: 0 }))).toBe('BAD_INPUT');
});
