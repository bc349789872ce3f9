import { expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { createLounge, setLounge } from '../../lounges/testing.ts';
import { createTournament } from '../../tournaments/testing.ts';

/** A Monday evening in Cologne. */
const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const mia = useMember(api, { first_name: 'Mia' });

const landing = () => api.callerFor(null).home.landing();
const aMinuteLater = () => api.deps.clock.advance({ minutes: 1 });

it('a visitor sees what is going on, and nothing that is not public', async () => {
  expect(await landing()).toEqual({
    figures: { lounges: 0, boards: 0, tournaments: 0, games: 0, posts: 0 },
    game: null,
    tournaments: [],
    cities: [],
    threads: [],
  });
  const { db } = api.deps;
  await createLounge(api, mia, { name: 'Eins', city: 'Köln', boards: 3 });
  const best = await createLounge(api, mia, { name: 'Zwei', city: 'Köln', boards: 2 });
  await createLounge(api, mia, { name: 'Drei', city: 'Bonn', boards: 9 });
  const shut = await createLounge(api, mia, { name: 'Zu', city: 'Bonn', boards: 9 });
  await setLounge(db, shut.id, { is_active: false });
  await setLounge(db, best.id, { rating_count: 1, rating_sum: 5 });
  const cup = await createTournament(api, mia, { startDate: '2031-03-07T18:00:00.000Z' });
  await createTournament(api, mia, { isPublic: false });
  await createTournament(api, mia, { isDraft: true });
  const { thread: shown } = await createThread(api, mia);
  const { thread: gone } = await createThread(api, mia);
  await db
    .updateTable('forum_threads')
    .set({ deleted_at: NOW, deleted_by: mia.id })
    .where('id', '=', gone.id)
    .execute();
  await db
    .insertInto('daily_figures')
    .values(
      [
        { day: '2031-02-24', games: 100, posts: 100 },
        { day: '2031-02-25', games: 2, posts: 3 },
        { day: '2031-03-03', games: 5, posts: 7 },
      ].map((day) => ({
        ...day,
        members: 0,
        new_members: 0,
        bookings: 0,
        listings: 0,
        active_day: 0,
        active_week: 0,
        computed_at: NOW,
      })),
    )
    .execute();

  // what is counted is counted once a minute, what is listed is as it is now
  expect(await landing()).toMatchObject({
    figures: { lounges: 0 },
    threads: [{ id: shown.id }],
  });
  aMinuteLater();
  const all = await landing();
  expect(all.figures).toEqual({ lounges: 3, boards: 14, tournaments: 1, games: 7, posts: 10 });
  expect(all.cities).toEqual([
    {
      slug: 'koeln',
      city: 'Köln',
      lounges: 2,
      boards: 5,
      lounge: { id: best.id, name: 'Zwei', isOpen: true, boards: 2, free: 2 },
    },
    expect.objectContaining({ city: 'Bonn', lounges: 1, boards: 9 }),
  ]);
  expect(all.tournaments).toEqual([
    {
      id: cup.id,
      name: 'Freitagscup',
      startDate: '2031-03-07T18:00:00.000Z',
      timeZone: 'Europe/Berlin',
      city: null,
      taken: 0,
      places: expect.any(Number),
    },
  ]);
  expect(all.threads).toEqual([
    {
      id: shown.id,
      title: 'Welche Flights?',
      subforum: expect.any(String),
      posts: 1,
      lastPostAt: expect.any(String),
    },
  ]);
  // everybody gets the same, even the owners
  expect(await api.callerFor(mia).home.landing()).toEqual(all);
  // what is switched off is not advertised
  const admin = await api.createMember({ role: 'admin' });
  await api.callerFor(admin).site.switches.set({ area: 'forum', isOff: true });
  await api.callerFor(admin).site.switches.set({ area: 'lounges', isOff: true });
  expect(await landing()).toEqual({
    ...all,
    figures: { ...all.figures, lounges: 0, boards: 0, posts: 0 },
    cities: [],
    threads: [],
  });
});
