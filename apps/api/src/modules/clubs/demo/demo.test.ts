import { seedDemo } from '@oche/db/seeds';
import { expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { leaveAllClubs } from '../leaving/leaving.service.ts';
import { createClub, joinClub } from '../testing.ts';
import { seedDemoClubs } from './demo.service.ts';

const api = useTestApi();

it('demo members have clubs, once', async () => {
  expect(await seedDemoClubs(api.deps)).toBe(false);
  await seedDemo(api.deps.db, new Date());
  expect(await seedDemoClubs(api.deps)).toBe(true);
  expect(await seedDemoClubs(api.deps)).toBe(false);
  const { items } = await api.callerFor(null).clubs.list({});
  expect(items.map(({ name, memberCount }) => `${name} ${memberCount}`)).toEqual([
    'DC Kölsche Pfeile 5',
    'Ruhrpott Bulls 3',
  ]);
});

it('who goes for good leaves the club to the officer, or takes it along', async () => {
  const [owner, officer, mate] = [
    await api.createMember(),
    await api.createMember(),
    await api.createMember(),
  ];
  const shared = await createClub(api, owner);
  const alone = await createClub(api, owner);
  await joinClub(api, owner, shared, [mate, officer]);
  const { clubs } = api.callerFor(owner);
  await clubs.members.setRole({ id: shared.id, userId: officer.id, role: 'officer' });
  const ctx = api.contextFor(owner);
  if (!ctx.actor || !ctx.session) throw new Error('a member has a session');
  await leaveAllClubs({ ...ctx, actor: ctx.actor, session: ctx.session });
  const { items } = await api.callerFor(mate).clubs.members.list({ id: shared.id });
  expect(items.map(({ person, role }) => [person.id, role])).toEqual([
    [officer.id, 'owner'],
    [mate.id, 'member'],
  ]);
  const gone = await api.callerFor(null).clubs.list({ search: alone.name });
  expect(gone.items).toEqual([]);
});
