import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../../../testing/index.ts';
import { caseOf, decideOn } from '../../../moderation/testing.ts';
import { playGame } from '../../testing.ts';
import { countedOf, startGame, statusOf } from '../end/testing-played.ts';
import { annulment } from './game-moderation.service.ts';
import { nameHiding } from './guest-moderation.service.ts';

const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const mia = useMember(api);
const ben = useMember(api);
const uwe = useMember(api);
const mod = useMember(api, { role: 'moderator' });

const report = (kind: string, id: string, by = uwe) =>
  codeOf(
    api.callerFor(by).moderation.report.create({
      kind,
      id,
      reason: 'inappropriate',
      description: 'Das geht nicht.',
    }),
  );

describe('the name of a guest', () => {
  let gameId: number;
  const namesOf = async () =>
    (await api.callerFor(null).games.get({ gameId })).players.map(({ guestName }) => guestName);

  beforeAll(async () => {
    const sides = [
      [{ userId: mia.id }, { guestName: 'Ina' }],
      [{ guestName: 'Ute' }, { guestName: 'Du Depp' }],
    ];
    gameId = await startGame(api, mia, sides, []);
  });

  it('can be hidden, and comes back', async () => {
    const thing = { kind: 'guest', id: `${gameId}.1.1` };
    const { undo } = await decideOn(api, uwe, mod, thing);
    expect(await namesOf()).toEqual([null, 'Ina', 'Ute', 'Gast']);
    expect(await report('guest', thing.id, ben)).toBe('THING_NOT_FOUND');
    await undo();
    expect(await namesOf()).toEqual([null, 'Ina', 'Ute', 'Du Depp']);
  });

  it('that is hidden already is not hidden once more, nor shown twice', async () => {
    const change = (way: 'do' | 'undo', key = `${gameId}.1.0`) =>
      withTransaction(api.deps.db, (tx) => nameHiding[way](api.deps, tx, key, mod.id));
    expect(await change('undo')).toBe(false);
    expect([await change('do'), await change('do')]).toEqual([true, false]);
    expect(await namesOf()).toEqual([null, 'Ina', 'Gast', 'Du Depp']);
    expect([await change('undo'), await change('undo')]).toEqual([true, false]);
    expect(await namesOf()).toEqual([null, 'Ina', 'Ute', 'Du Depp']);
    // a member has a name of their own
    expect(await change('do', `${gameId}.0.0`)).toBe(false);
  });

  it('is reported where there is one', async () => {
    for (const id of [
      `${gameId}.0.0`,
      `${gameId}.1.2`,
      '4711.1.0',
      `${gameId}`,
      'x',
      `${gameId}.1.0.0`,
    ]) {
      expect(await report('guest', id)).toBe('THING_NOT_FOUND');
    }
    const hidden = await api.callerFor(mia).games.start({
      rules: { game: 'cricket', scoring: 'standard' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [[{ userId: mia.id }], [{ guestName: 'Du Depp' }]],
      visibility: 'private',
    });
    expect(await report('guest', `${hidden.id}.1.0`)).toBe('THING_NOT_FOUND');
  });
});

describe('a game', () => {
  it('can be annulled, and that can be undone', async () => {
    const gameId = await playGame(api, { sides: [mia, ben] });
    const thing = { kind: 'game', id: String(gameId) };
    const { undo } = await decideOn(api, uwe, mod, thing, 'annul');
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'annulled' });
    expect(await countedOf(api, gameId)).toEqual([]);
    await undo();
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'completed' });
    expect(await countedOf(api, gameId)).toEqual([true, true]);
    const again = withTransaction(api.deps.db, (tx) =>
      annulment.undo(api.deps, tx, thing.id, mod.id),
    );
    expect(await again).toBe(false);
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'completed' });
  });

  it('that waits for an answer waits again when its annulment is undone', async () => {
    const gameId = await playGame(api, { sides: [mia, ben], status: 'finished' });
    const thing = { kind: 'game', id: String(gameId) };
    const { undo } = await decideOn(api, uwe, mod, thing, 'annul');
    await undo();
    expect(await api.callerFor(ben).games.result.get({ gameId })).toMatchObject({
      status: 'finished',
      can: { confirm: true },
    });
    const { rows } = await sql`
      select from graphile_worker.jobs where key = ${`games.confirmUnanswered/${gameId}`}
    `.execute(api.deps.db);
    expect(rows).toHaveLength(1);
  });

  it('that is being played has nothing to annul', async () => {
    const gameId = await startGame(api, mia, [[{ userId: mia.id }]], []);
    await decideOn(api, uwe, mod, { kind: 'game', id: String(gameId) }, 'annul');
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'playing' });
  });

  it('that does not count yet is not doubted by reports', async () => {
    const gameId = await playGame(api, { sides: [mia, ben], status: 'finished' });
    for (const member of await trusted()) await reportGame(member, gameId);
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'finished' });
  });

  it('that three trusted members report does not count until somebody has looked', async () => {
    const gameId = await playGame(api, { sides: [mia, ben] });
    for (const member of await trusted()) await reportGame(member, gameId);
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'disputed' });
    const id = await caseOf(api, 'game', gameId);
    const cases = api.callerFor(mod).moderation.case;
    await cases.claim({ id });
    await cases.decide({ id, action: 'none' });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'completed' });
  });

  it('is reported where everybody sees it, and not by who wrote it', async () => {
    const hidden = await playGame(api, { sides: [mia, ben], visibility: 'private' });
    expect(await report('game', String(hidden))).toBe('THING_NOT_FOUND');
    const gone = await playGame(api, { sides: [mia, ben], status: 'annulled' });
    expect(await report('game', String(gone))).toBe('THING_NOT_FOUND');
    expect(await report('game', 'x')).toBe('THING_NOT_FOUND');
    const own = await playGame(api, { sides: [mia, ben] });
    expect(await report('game', String(own), mia)).toBe('OWN_THING');
  });
});

/** As many members as it takes, who have been here for long. */
const trusted = () =>
  Promise.all([1, 2, 3].map(() => api.createMember({ created_at: new Date('2030-01-01') })));

const reportGame = (member: typeof uwe, gameId: number) =>
  api.callerFor(member).moderation.report.create({
    kind: 'game',
    id: String(gameId),
    reason: 'fraud',
    description: 'Die waren gar nicht da.',
  });
