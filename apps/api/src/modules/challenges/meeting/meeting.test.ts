import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { addBooking, createLounge, insertLounges } from '../../lounges/testing.ts';
import { agreed, answer, challenge, evening, NOW } from '../testing.ts';
import { remind } from './meeting.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cora: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', zip_code: '50667' });
  ben = await api.createMember({ first_name: 'Ben', zip_code: '42651' });
  cora = await api.createMember({ first_name: 'Cora', zip_code: '50667' });
});

const as = (member: TestMember) => api.callerFor(member).challenges;
const get = (member: TestMember, id: number) => as(member).get({ id });
const titlesOf = async (member: TestMember) =>
  (await api.callerFor(member).social.notifications.list({})).items.map(({ title }) => title);

describe('answer', () => {
  it('proposes a moment; whose challenge it is sees who, how far and when', async () => {
    const { id } = await challenge(api, anna, { radius: 50 });
    const mine = await answer(api, ben, { id }, { note: 'Ab sieben kann ich' });
    expect(mine).toMatchObject({
      ownAnswer: { meetsAt: evening(19), note: 'Ab sieben kann ich' },
      answers: [],
      answerCount: 0,
    });
    const { answers, answerCount } = await get(anna, id);
    expect(answerCount).toBe(1);
    expect(answers).toEqual([
      {
        id: mine.ownAnswer?.id,
        by: { person: expect.objectContaining({ id: ben.id }), average: null, rating: null },
        within: 25,
        meetsAt: evening(19),
        note: 'Ab sieben kann ich',
      },
    ]);
    expect(await titlesOf(anna)).toEqual(['Jemand will gegen dich spielen']);
    await answer(api, cora, { id });
    expect(await titlesOf(anna)).toEqual(['2 Antworten auf deine Herausforderung']);
  });

  it('takes the place of the former answer', async () => {
    const { id } = await challenge(api, anna);
    const first = await answer(api, ben, { id });
    const second = await answer(api, ben, { id }, { meetsAt: evening(21) });
    expect(second.ownAnswer).toEqual({
      id: first.ownAnswer?.id,
      meetsAt: evening(21),
      note: null,
    });
  });

  it('is within the time of the challenge, and still to come', async () => {
    const { id } = await challenge(api, anna);
    const at = (meetsAt: string) => codeOf(answer(api, ben, { id }, { meetsAt }));
    expect(await at('2031-03-07T16:59:59Z')).toBe('ANSWER_OUTSIDE_TIME');
    expect(await at('2031-03-07T22:00:01Z')).toBe('ANSWER_OUTSIDE_TIME');
    await answer(api, ben, { id }, { meetsAt: evening(18) });
    await answer(api, ben, { id }, { meetsAt: evening(23) });
    api.deps.clock.set('2031-03-07T18:05:00Z');
    await answer(api, ben, { id }, { meetsAt: evening(19) });
    api.deps.clock.set('2031-03-07T18:05:01Z');
    expect(await at(evening(19))).toBe('ANSWER_OUTSIDE_TIME');
    expect(await at('tomorrow')).toBe('BAD_INPUT');
  });

  it('is not for oneself, those whom nobody sees, and those who may not write', async () => {
    const { id } = await challenge(api, anna);
    expect(await codeOf(answer(api, anna, { id }))).toBe('CHALLENGE_NOT_FOUND');
    expect(await codeOf(answer(api, ben, { id: 999_999 }))).toBe('CHALLENGE_NOT_FOUND');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(answer(api, suspended, { id }))).toBe('ACCOUNT_SUSPENDED');
    await api.deps.db
      .updateTable('profiles')
      .set({ visibility: 'private', visibility_chosen_at: new Date() })
      .where('user_id', '=', ben.id)
      .execute();
    expect(await codeOf(answer(api, ben, { id }))).toBe('CHALLENGE_NEEDS_NAME');
  });

  it('can be withdrawn once', async () => {
    const { id } = await challenge(api, anna);
    await answer(api, ben, { id });
    await as(ben).withdraw({ id });
    expect((await get(ben, id)).ownAnswer).toBeNull();
    expect((await get(anna, id)).answers).toEqual([]);
    expect(await codeOf(as(ben).withdraw({ id }))).toBe('ANSWER_NOT_FOUND');
    expect(await codeOf(as(cora).withdraw({ id }))).toBe('ANSWER_NOT_FOUND');
  });

  it('came to nothing when the challenge is taken back; who has withdrawn hears nothing', async () => {
    const { id } = await challenge(api, anna);
    await answer(api, ben, { id });
    await answer(api, cora, { id });
    await as(cora).withdraw({ id });
    await as(anna).close({ id });
    expect(await titlesOf(ben)).toEqual(['Anna hat die Herausforderung zurückgezogen']);
    expect(await titlesOf(cora)).toEqual([]);
  });

  it('of who is blocked meanwhile is gone', async () => {
    const { id } = await challenge(api, anna);
    const { ownAnswer } = await answer(api, ben, { id });
    await api.callerFor(ben).social.people.block({ userId: anna.id });
    expect(await get(anna, id)).toMatchObject({ answers: [], answerCount: 0 });
    expect(await codeOf(as(anna).agree({ id, answerId: ownAnswer?.id ?? 0 }))).toBe(
      'ANSWER_NOT_FOUND',
    );
    expect((await get(anna, id)).status).toBe('open');
  });
});

describe('agree', () => {
  it('lets the two meet, and tells everybody who has answered', async () => {
    const { id } = await challenge(api, anna);
    await answer(api, cora, { id });
    const { ownAnswer } = await answer(api, ben, { id }, { note: 'Bis gleich' });
    const met = await as(anna).agree({ id, answerId: ownAnswer?.id ?? 0, note: 'Rotes Shirt' });
    expect(met).toMatchObject({
      status: 'agreed',
      meetsAt: evening(19),
      answers: [],
      meeting: {
        at: evening(19),
        partner: { person: { id: ben.id } },
        agreedNote: 'Rotes Shirt',
        answerNote: 'Bis gleich',
        booking: null,
        cancelled: null,
      },
      can: { answer: false, edit: false, close: false, cancel: true },
    });
    expect((await get(ben, id)).meeting?.partner?.person.id).toBe(anna.id);
    expect(await titlesOf(ben)).toEqual(['Abgemacht: Du spielst gegen Anna']);
    const told = await api.callerFor(ben).social.notifications.list({});
    expect(told.items[0]?.excerpt).toBe('Freitag, 7. März um 19:00 · 501, Best of 5');
    expect(await titlesOf(cora)).toEqual(['Anna spielt diesmal gegen jemand anderen']);
    // others learn neither with whom nor when
    expect(await get(cora, id)).toMatchObject({ status: 'agreed', meetsAt: null, meeting: null });
  });

  it('is for its member, with an answer to it, while it is open', async () => {
    const { id } = await challenge(api, anna);
    const other = await challenge(api, anna);
    const { ownAnswer } = await answer(api, ben, { id });
    const answerId = ownAnswer?.id ?? 0;
    expect(await codeOf(as(ben).agree({ id, answerId }))).toBe('CHALLENGE_NOT_FOUND');
    expect(await codeOf(as(anna).agree({ id: other.id, answerId }))).toBe('ANSWER_NOT_FOUND');
    await as(anna).agree({ id, answerId });
    expect(await codeOf(as(anna).agree({ id, answerId }))).toBe('CHALLENGE_OVER');
    expect(await codeOf(answer(api, cora, { id }))).toBe('CHALLENGE_OVER');
    expect(await codeOf(as(ben).withdraw({ id }))).toBe('ANSWER_NOT_FOUND');
  });
});

describe('races', () => {
  it('two answers that are agreed with at once: one wins, every time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await challenge(api, anna);
      const answers = [await answer(api, ben, { id }), await answer(api, cora, { id })];
      const results = await Promise.allSettled(
        answers.map(({ ownAnswer }) => as(anna).agree({ id, answerId: ownAnswer?.id ?? 0 })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const rows = await api.deps.db
        .selectFrom('challenge_answers')
        .select(['status', 'member_id'])
        .where('challenge_id', '=', id)
        .where('status', '=', 'agreed')
        .execute();
      expect(rows).toHaveLength(1);
      const { meeting } = await get(anna, id);
      expect(rows[0]?.member_id).toBe(meeting?.partner?.person.id);
      await as(anna).cancel({ id });
    }
  });

  it('withdrawn or agreed with, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await challenge(api, anna);
      const { ownAnswer } = await answer(api, ben, { id });
      const [agree, withdraw] = await Promise.allSettled([
        as(anna).agree({ id, answerId: ownAnswer?.id ?? 0 }),
        as(ben).withdraw({ id }),
      ]);
      expect(agree.status).not.toBe(withdraw.status);
      const { status } = await get(anna, id);
      expect(status).toBe(agree.status === 'fulfilled' ? 'agreed' : 'open');
      await (status === 'agreed' ? as(anna).cancel({ id }) : as(anna).close({ id }));
    }
  });

  it('closed or agreed with, never both; and cancelled by one of the two', async () => {
    const { id } = await challenge(api, anna);
    const { ownAnswer } = await answer(api, ben, { id });
    const results = await Promise.allSettled([
      as(anna).close({ id }),
      as(anna).agree({ id, answerId: ownAnswer?.id ?? 0 }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const met = await agreed(api, anna, ben);
    const cancels = await Promise.allSettled([
      as(anna).cancel({ id: met.id, reason: 'Erkältet' }),
      as(ben).cancel({ id: met.id, reason: 'Keine Zeit' }),
    ]);
    expect(cancels.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the meeting', () => {
  it('is called off with a reason, by either of the two and nobody else', async () => {
    const { id } = await agreed(api, anna, ben);
    expect(await codeOf(as(cora).cancel({ id }))).toBe('CHALLENGE_NOT_FOUND');
    await as(ben).cancel({ id, reason: 'Autopanne' });
    expect(await get(anna, id)).toMatchObject({
      status: 'cancelled',
      meeting: { cancelled: { isOwn: false, reason: 'Autopanne' } },
      can: { cancel: false },
    });
    expect((await get(ben, id)).meeting?.cancelled?.isOwn).toBe(true);
    expect(await titlesOf(anna)).toEqual(['Ben hat euer Spiel abgesagt']);
    expect(await codeOf(as(anna).cancel({ id }))).toBe('CHALLENGE_OVER');
  });

  it('can be called off while suspended or silenced, then without words', async () => {
    const { id } = await agreed(api, anna, ben);
    await api.deps.db
      .updateTable('users')
      .set({ silenced_until: '2031-03-10T00:00:00Z', silence_reason: 'Laut' })
      .where('id', '=', anna.id)
      .execute();
    await as({ ...anna, silenced_until: '2031-03-10T00:00:00Z' }).cancel({ id, reason: 'Ätsch' });
    expect((await get(ben, id)).meeting?.cancelled).toEqual({ isOwn: false, reason: null });
  });

  it('gets the board that one of the two has booked, and begins when that does', async () => {
    const { id } = await agreed(api, anna, ben);
    const lounge = await createLounge(api, cora);
    const book = (member: TestMember, startAt: string) =>
      addBooking(api.deps.db, {
        loungeId: lounge.id,
        member,
        boardIds: lounge.boardIds.slice(0, 1),
        startAt,
        endAt: new Date(Date.parse(startAt) + 3_600_000).toISOString(),
      });
    const bookingId = await book(ben, evening(20));
    const attach = (member: TestMember, booking: number) =>
      codeOf(as(member).attachBooking({ id, bookingId: booking }));
    expect(await attach(cora, bookingId)).toBe('CHALLENGE_NOT_FOUND');
    expect(await attach(anna, bookingId)).toBe('MEETING_BOOKING_UNFIT');
    expect(await attach(anna, 999_999)).toBe('MEETING_BOOKING_UNFIT');
    const other = await book(anna, '2031-03-08T06:00:01Z');
    expect(await attach(anna, other)).toBe('MEETING_BOOKING_UNFIT');
    const met = await as(ben).attachBooking({ id, bookingId });
    expect(met.meeting).toMatchObject({
      at: evening(20),
      booking: {
        id: bookingId,
        isOwn: true,
        isRequest: false,
        startTime: evening(20),
        endTime: evening(21),
        boards: [{ id: lounge.boardIds[0], name: 'Board 1' }],
        lounge: { id: lounge.id, name: 'Zur scharfen Kante', city: 'Köln' },
      },
    });
    expect((await get(anna, id)).meeting?.booking?.isOwn).toBe(false);
    expect(await titlesOf(anna)).toContain('Ben hat ein Board gebucht: Zur scharfen Kante');
    // the same again does nothing, another one is refused as long as the first stands
    await as(ben).attachBooking({ id, bookingId });
    const second = await book(anna, evening(18));
    expect(await attach(anna, second)).toBe('MEETING_BOOKING_UNFIT');
    await api.deps.db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelled_at: NOW, cancelled_as: 'member' })
      .where('id', '=', bookingId)
      .execute();
    expect((await get(ben, id)).meeting?.booking).toBeNull();
    await as(anna).attachBooking({ id, bookingId: second });
    expect((await get(ben, id)).meeting?.at).toBe(evening(18));
    await as(anna).cancel({ id });
    expect(await attach(anna, second)).toBe('CHALLENGE_OVER');
  });

  it('has lounges between the two, with the way of both', async () => {
    const { id } = await agreed(api, anna, ben, { radius: 50 });
    // Köln, half way to Solingen, and Bonn
    const [near, middle, far] = await Promise.all([
      createLounge(api, cora, { name: 'Dom', ...at(50.94, 6.96) }),
      createLounge(api, cora, { name: 'Mitte', ...at(51.05, 7.02) }),
      createLounge(api, cora, { name: 'Bonn', ...at(50.73, 7.1) }),
    ]);
    await insertLounges(api.deps.db, cora, [{ name: 'Ohne Boards', ...at(51.05, 7.02) }]);
    const closed = await createLounge(api, cora, { ...at(51.05, 7.02), is_active: false });
    const forAnna = await as(anna).listLounges({ id });
    const names = forAnna.map(({ name }) => name);
    expect(names[0]).toBe('Mitte');
    expect(names.indexOf('Dom')).toBeLessThan(names.indexOf('Bonn'));
    expect(names).not.toContain('Ohne Boards');
    const ids = forAnna.map((lounge) => lounge.id);
    expect(ids).toEqual(expect.arrayContaining([near.id, middle.id, far.id]));
    expect(ids).not.toContain(closed.id);
    expect(forAnna.find(({ name }) => name === 'Dom')).toEqual({
      id: near.id,
      name: 'Dom',
      city: 'Köln',
      timeZone: 'Europe/Berlin',
      ownWithin: 5,
      otherWithin: 35,
    });
    const forBen = await as(ben).listLounges({ id });
    expect(forBen.find(({ name }) => name === 'Dom')).toMatchObject({
      ownWithin: 35,
      otherWithin: 5,
    });
    expect(await codeOf(as(cora).listLounges({ id }))).toBe('CHALLENGE_NOT_FOUND');
    const atFar = await agreed(api, anna, ben, { loungeId: far.id });
    expect((await as(anna).listLounges({ id: atFar.id }))[0]?.name).toBe('Bonn');
  });

  it('begin with the one that somebody has looked for', async () => {
    const { id } = await agreed(api, anna, ben);
    const wanted = await createLounge(api, cora, { name: 'Kiel', ...at(54.32, 10.14) });
    for (const name of ['Eins', 'Zwei', 'Drei', 'Vier']) {
      await createLounge(api, cora, { name, ...at(50.94, 6.96) });
    }
    const closed = await createLounge(api, cora, { name: 'Zu', is_active: false });
    const namesWith = async (loungeId?: number) =>
      (await as(ben).listLounges({ id, loungeId })).map(({ name }) => name);
    expect(await namesWith()).not.toContain('Kiel');
    expect((await namesWith(wanted.id)).filter((name) => name === 'Kiel')).toEqual(['Kiel']);
    expect((await namesWith(wanted.id))[0]).toBe('Kiel');
    expect(await namesWith(closed.id)).toEqual(await namesWith());
    const [nearest] = await as(ben).listLounges({ id });
    expect(await namesWith(nearest?.id)).toEqual(await namesWith());
  });
});

describe('the reminder', () => {
  const waiting = async (challengeId: number) => {
    const { rows } = await sql<{ run_at: string }>`
      select run_at from graphile_worker.jobs where key = ${`challenges.reminder:${challengeId}`}
    `.execute(api.deps.db);
    return rows.map(({ run_at }) => new Date(run_at).toISOString());
  };

  it('comes to both an hour before, once', async () => {
    const { id } = await agreed(api, anna, ben);
    expect(await waiting(id)).toEqual([evening(18)]);
    api.deps.clock.set(evening(18));
    await remind(api.deps, { challengeId: id, meetsAt: evening(19) });
    await remind(api.deps, { challengeId: id, meetsAt: evening(19) });
    expect(await titlesOf(anna)).toContain('In einer Stunde: dein Spiel gegen Ben');
    const mine = await titlesOf(ben);
    expect(mine.filter((title) => title.startsWith('In einer Stunde'))).toEqual([
      'In einer Stunde: dein Spiel gegen Anna',
    ]);
  });

  it('does not come for another time, what was called off, and what has begun', async () => {
    const { id } = await agreed(api, anna, ben);
    await remind(api.deps, { challengeId: id, meetsAt: evening(20) });
    api.deps.clock.set(evening(19));
    await remind(api.deps, { challengeId: id, meetsAt: evening(19) });
    const reminder = expect.stringMatching(/^In einer Stunde/);
    expect(await titlesOf(anna)).not.toContainEqual(reminder);
    api.deps.clock.set(NOW);
    await as(anna).cancel({ id });
    await remind(api.deps, { challengeId: id, meetsAt: evening(19) });
    expect(await titlesOf(anna)).not.toContainEqual(reminder);
  });

  it('is not planned for what begins within the hour', async () => {
    api.deps.clock.set(evening(18));
    const { id } = await agreed(api, anna, ben);
    expect(await waiting(id)).toEqual([]);
  });
});
