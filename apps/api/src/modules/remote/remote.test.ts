import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type { RemoteRole } from '@oche/validators/remote/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { plainActor } from '../../lib/actor.ts';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../testing/index.ts';
import { befriend } from '../people/testing.ts';
import { type Access, ofDevice, ofMember } from './access.service.ts';
import { iceFor } from './ice.ts';
import { watchSignals } from './live.service.ts';
import { dropSignals } from './signal.service.ts';
import { heard, peerOf, startOnCamera } from './testing.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const TURN_SECRET = 'a secret of the relay';
const TURN_URLS = 'turn:turn.example:3478?transport=udp, turns:turn.example:5349';
const api = useTestApi({
  now: NOW,
  env: { TURN_SECRET, TURN_URLS, STUN_URLS: 'stun:turn.example' },
});
const anna = useFreshMember(api);
const ben = useFreshMember(api);
const open = new Set<AbortController>();

afterEach(() => {
  for (const stream of open) stream.abort();
  open.clear();
});

const remoteOf = (member: TestMember | null) => api.callerFor(member).remote;
const begin = () => startOnCamera(api, [anna, ben]);

function listen(access: Access, role: RemoteRole, peer: string) {
  const left = new AbortController();
  open.add(left);
  return heard(watchSignals(api.deps, access, { role, peer }, left.signal));
}
const of = (member: TestMember, gameId: number) =>
  ofMember({ actor: plainActor(member.id) }, gameId);
const viewerOf = (member: TestMember, gameId: number, peer = peerOf('a')) =>
  listen(of(member, gameId), 'viewer', peer);
const cameraOf = (member: TestMember, gameId: number, peer = peerOf('c')) =>
  listen(of(member, gameId), 'camera', peer);

const JOINED = { kind: 'joined' };
const CLOSED = { kind: 'bye', reason: 'closed' };
const READY = { kind: 'ready' } as const;
const says = (gameId: number, signal: object = READY, to?: string) =>
  ({ gameId, role: 'viewer', peer: peerOf('a'), signal, ...(to && { to }) }) as never;
const candidate = (typ: string) => ({
  candidate: `candidate:1 1 udp 41885439 192.0.2.7 49203 typ ${typ} raddr 0.0.0.0 rport 0`,
  sdpMid: '0',
  sdpMLineIndex: 0,
});
const candidates = (typ: string) => ({
  kind: 'candidates',
  session: 1,
  candidates: [candidate(typ)],
});

describe('signals', () => {
  it('reach the other side alone: its camera what a viewer says, or one device of it', async () => {
    const gameId = await begin();
    const [camera, second] = [cameraOf(ben, gameId), cameraOf(ben, gameId, peerOf('d'))];
    const viewers = [viewerOf(ben, gameId), viewerOf(anna, gameId, peerOf('b'))];
    for (const one of [camera, second, ...viewers]) expect(await one.next()).toEqual(JOINED);

    await remoteOf(anna).signal(says(gameId, READY, peerOf('c')));
    await remoteOf(anna).signal(says(gameId));
    const ready = { kind: 'signal', from: peerOf('a'), signal: READY };
    expect(await camera.next()).toEqual(ready);
    expect(await camera.next()).toEqual(ready);
    expect(await second.next()).toEqual(ready);
    const sdp = `v=0\r\n${'a=rtcp-fb:96 nack\r\n'.repeat(500)}`;
    const offer = { kind: 'offer', session: 1, sdp } as const;
    const from = { role: 'camera', peer: peerOf('c'), to: peerOf('b') } as const;
    await remoteOf(ben).signal({ gameId, ...from, signal: offer });
    // longer than a message of PostgreSQL may be, and of what was said before nothing was for her
    expect(await viewers[1]?.next()).toEqual({ kind: 'signal', from: peerOf('c'), signal: offer });
  });

  it('are gone two minutes later, read or not', async () => {
    const gameId = await begin();
    await remoteOf(anna).signal(says(gameId));
    const count = async () =>
      (await api.deps.db.selectFrom('remote_signals').select('id').execute()).length;
    await dropSignals(api.deps);
    expect(await count()).toBeGreaterThan(0);
    api.deps.clock.set('2031-03-03T19:02:00.001Z');
    await dropSignals(api.deps);
    expect(await count()).toBe(0);
    api.deps.clock.set(NOW);
  });

  it.each([
    ['a description that is none', { kind: 'answer', session: 1, sdp: 'hello' }],
    ['one too long', { kind: 'answer', session: 1, sdp: `v=0\r\n${'a'.repeat(16_000)}` }],
    ['an offer of a viewer', { kind: 'offer', session: 1, sdp: 'v=0\r\n' }],
    ['ways that are none', { kind: 'candidates', session: 1, candidates: [] }],
    ['another kind', { kind: 'recording' }],
  ])('are refused with %s', async (_, signal) => {
    const gameId = await begin();
    expect(await codeOf(remoteOf(anna).signal(says(gameId, signal)))).toBe('BAD_INPUT');
  });

  it('name no address to strangers, only to friends', async () => {
    const gameId = await begin();
    const direct = says(gameId, candidates('host'));
    const sdp = `v=0\r\na=${candidate('srflx').candidate}\r\n`;
    const answer = says(gameId, { kind: 'answer', session: 1, sdp });
    await remoteOf(anna).signal(says(gameId, candidates('relay')));
    expect(await codeOf(remoteOf(anna).signal(direct))).toBe('PICTURE_RELAYED_ONLY');
    expect(await codeOf(remoteOf(anna).signal(answer))).toBe('PICTURE_RELAYED_ONLY');
    await befriend(api, anna, ben);
    await remoteOf(anna).signal(direct);
    await remoteOf(anna).signal(answer);
  });
});

describe('who may', () => {
  it('nobody but the two, and only where both have agreed to it', async () => {
    const gameId = await begin();
    const eve = await api.createMember();
    expect(await codeOf(remoteOf(eve).get({ gameId }))).toBe('GAME_NOT_FOUND');
    expect(await codeOf(remoteOf(eve).signal(says(gameId)))).toBe('GAME_NOT_FOUND');
    expect(await codeOf(remoteOf(eve).createCameraLink({ gameId }))).toBe('GAME_NOT_FOUND');
    expect(await codeOf(viewerOf(eve, gameId).next())).toBe('GAME_NOT_FOUND');
    expect(await codeOf(remoteOf(null).get({ gameId }))).toBe('UNAUTHENTICATED');
    const without = await startOnCamera(api, [anna, ben], { withCamera: false });
    expect(await codeOf(remoteOf(anna).get({ gameId: without }))).toBe('PICTURE_CLOSED');
    expect(await viewerOf(anna, without).next()).toEqual(CLOSED);
  });

  it('nobody suspended, nor with them', async () => {
    const gameId = await begin();
    const stream = viewerOf(anna, gameId);
    expect(await stream.next()).toEqual(JOINED);
    await api.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', ben.id)
      .execute();
    await withTransaction(api.deps.db, (tx) =>
      api.deps.events.publish(tx, 'member.moderated', { userId: ben.id }),
    );
    expect(await stream.next()).toEqual(CLOSED);
    const suspended = remoteOf({ ...ben, status: 'suspended' });
    expect(await codeOf(suspended.signal(says(gameId)))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(remoteOf(anna).signal(says(gameId)))).toBe('PICTURE_CLOSED');
  });
});

describe('the end', () => {
  it('comes with a block, for both and at once, whoever blocks', async () => {
    const gameId = await begin();
    const streams = [viewerOf(anna, gameId), cameraOf(ben, gameId), viewerOf(ben, gameId)];
    for (const one of streams) expect(await one.next()).toEqual(JOINED);
    await api.callerFor(ben).social.people.block({ userId: anna.id });
    for (const one of streams) {
      expect(await one.next()).toEqual(CLOSED);
      expect(await one.isOver()).toBe(true);
    }
    for (const member of [anna, ben]) {
      expect(await codeOf(remoteOf(member).signal(says(gameId)))).toBe('PICTURE_CLOSED');
      expect(await codeOf(remoteOf(member).get({ gameId }))).toBe('PICTURE_CLOSED');
    }
  });

  it('comes with the end of the game', async () => {
    const gameId = await begin();
    const stream = viewerOf(ben, gameId);
    expect(await stream.next()).toEqual(JOINED);
    await api.callerFor(anna).games.enterMoves({
      gameId,
      deviceId: randomUUID(),
      base: 0,
      moves: [{ id: randomUUID(), move: { kind: 'enter', entry: { total: 61, dartsThrown: 3 } } }],
    });
    await api.callerFor(ben).games.enterMoves({
      gameId,
      deviceId: randomUUID(),
      base: 1,
      moves: [{ id: randomUUID(), move: { kind: 'enter', entry: { total: 26, dartsThrown: 3 } } }],
    });
    await api.callerFor(anna).games.result.resign({ gameId });
    expect(await stream.next()).toEqual({ kind: 'bye', reason: 'over' });
    expect(await codeOf(remoteOf(anna).signal(says(gameId)))).toBe('PICTURE_CLOSED');
  });
});

describe('the relay', () => {
  // printf '1930425000:12-0' | openssl dgst -sha1 -hmac 'a secret of the relay' -binary | base64
  it('gets credentials as coturn computes them', () => {
    const env = { TURN_SECRET, TURN_URLS: ['turn:turn.example'], STUN_URLS: undefined };
    const anHourBefore = new Date('2031-03-04T20:10:00.000Z');
    expect(iceFor(env, '12-0', false, anHourBefore).iceServers).toEqual([
      {
        urls: ['turn:turn.example'],
        username: '1930425000:12-0',
        credential: 'Ztw5AOdHnXTGX+qAlLj1J5ZOW/U=',
      },
    ]);
  });

  it('takes them for an hour, and is all that strangers connect through', async () => {
    const gameId = await begin();
    const until = '2031-03-03T20:00:00.000Z';
    const relay = {
      urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'],
      username: `${Date.parse(until) / 1000}:${gameId}-1`,
      credential: expect.stringMatching(/^[\w+/]{27}=$/),
    };
    const known = { side: 1, hasRelay: true, hasPhone: false, iceUntil: until };
    expect(await remoteOf(ben).get({ gameId })).toMatchObject({
      ...known,
      isFriend: false,
      iceServers: [relay],
    });
    await befriend(api, anna, ben);
    expect(await remoteOf(ben).get({ gameId })).toMatchObject({
      ...known,
      isFriend: true,
      iceServers: [{ urls: ['stun:turn.example'] }, relay],
    });
  });
});

describe('a phone', () => {
  const device = 'd'.repeat(32);
  const tokenOf = async (gameId: number) =>
    (await remoteOf(anna).createCameraLink({ gameId })).path.split('/').at(-1) ?? '';
  const phone = () => remoteOf(null).camera;
  const said = { device, role: 'camera', peer: peerOf('c'), signal: READY } as const;

  it('is the camera of a side by a link that one phone opens, without signing in', async () => {
    const gameId = await begin();
    const [own, other] = [viewerOf(anna, gameId), viewerOf(ben, gameId)];
    for (const one of [own, other]) expect(await one.next()).toEqual(JOINED);
    const token = await tokenOf(gameId);
    await phone().open({ token, device });
    expect(await own.next()).toEqual({ kind: 'phone', isThere: true });
    // the same one again, e.g. as the page was loaded anew, and no other
    await phone().open({ token, device });
    expect(await codeOf(phone().open({ token, device: 'e'.repeat(32) }))).toBe('CAMERA_UNKNOWN');
    expect(await phone().get({ device })).toMatchObject({ gameId, side: 0, isFriend: false });
    expect(await remoteOf(anna).get({ gameId })).toMatchObject({ hasPhone: true });

    const stream = listen(ofDevice(device), 'camera', peerOf('c'));
    expect(await stream.next()).toEqual(JOINED);
    await phone().signal(said);
    expect(await other.next()).toEqual({ kind: 'signal', from: peerOf('c'), signal: READY });
    await remoteOf(anna).closeCamera({ gameId });
    expect(await stream.next()).toEqual(CLOSED);
    expect(await codeOf(phone().signal(said))).toBe('CAMERA_UNKNOWN');
    const rows = JSON.stringify(
      await api.deps.db.selectFrom('remote_cameras').selectAll().execute(),
    );
    expect(rows).not.toContain(token);
  });

  it('opens no link that is too old, was replaced, or is none, and ends with the member', async () => {
    const gameId = await begin();
    const replaced = await tokenOf(gameId);
    const token = await tokenOf(gameId);
    expect(await codeOf(phone().open({ token: replaced, device }))).toBe('CAMERA_UNKNOWN');
    expect(await codeOf(phone().open({ token: 'a'.repeat(43), device }))).toBe('CAMERA_UNKNOWN');
    expect(await codeOf(phone().open({ token: 'short', device }))).toBe('BAD_INPUT');
    api.deps.clock.set('2031-03-03T19:10:00.000Z');
    expect(await codeOf(phone().open({ token, device }))).toBe('CAMERA_UNKNOWN');
    api.deps.clock.set(NOW);
    await phone().open({ token, device });
    await api.callerFor(anna).social.people.block({ userId: ben.id });
    expect(await codeOf(phone().get({ device }))).toBe('PICTURE_CLOSED');
    expect(await codeOf(phone().signal(said))).toBe('PICTURE_CLOSED');
  });
});
