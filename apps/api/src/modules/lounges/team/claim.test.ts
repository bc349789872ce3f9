import { beforeEach, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addStaff, createLounge } from '../testing.ts';

const api = useTestApi();
const admin = useMember(api, { role: 'admin' });
let owner: TestMember;
let ben: TestMember;
let carla: TestMember;
let loungeId: number;

beforeEach(async () => {
  await api.deps.db.deleteFrom('lounge_claims').execute();
  owner = await api.createMember();
  ben = await api.createMember({ first_name: 'Ben', locale: 'en' });
  carla = await api.createMember({ first_name: 'Carla' });
  ({ id: loungeId } = await createLounge(api, owner));
});

const claimsFor = (member: TestMember | null) => api.callerFor(member).lounges.claim;
const claim = (member: TestMember | null, message = 'Das ist meine Kneipe.') =>
  claimsFor(member).create({ loungeId, message });
const open = async () => (await claimsFor(admin).list({})).items;
const idOf = async (member: TestMember) =>
  (await open()).find((each) => each.member.id === member.id)?.id ?? Number.NaN;
const rolesOf = async () => {
  const { staff } = await api.callerFor(admin).lounges.staff.list({ loungeId });
  return Object.fromEntries(staff.map(({ id, role }) => [id, role]));
};

it('waits for an admin, who sees who claims what, oldest first', async () => {
  expect(await claim(ben)).toEqual({ ok: true });
  await claim(carla, 'Nein, meine!');
  const items = await open();
  expect(items.map(({ member, message }) => [member.firstName, member.email, message])).toEqual([
    ['Ben', ben.email, 'Das ist meine Kneipe.'],
    ['Carla', carla.email, 'Nein, meine!'],
  ]);
  expect(items[0]?.lounge).toMatchObject({ id: loungeId, name: 'Zur scharfen Kante' });
  const first = await claimsFor(admin).list({ limit: 1 });
  const second = await claimsFor(admin).list({ limit: 1, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(items);
  expect(second.nextCursor).toBeNull();
});

it('is told on the lounge’s page until it is decided, to who has made it alone', async () => {
  const isTold = async (member: TestMember | null) =>
    (await api.callerFor(member).lounges.get({ id: loungeId })).hasOpenClaim;
  const other = await createLounge(api, owner);
  expect(await isTold(ben)).toBe(false);
  await claim(ben);
  expect(await isTold(ben)).toBe(true);
  for (const reader of [null, carla, owner, admin]) expect(await isTold(reader)).toBe(false);
  const elsewhere = await api.callerFor(ben).lounges.get({ id: other.id });
  expect(elsewhere.hasOpenClaim).toBe(false);
  await claimsFor(admin).decide({ id: await idOf(ben), isApproved: false });
  expect(await isTold(ben)).toBe(false);
});

it('is one a member and lounge while it is open, also when it comes in many times at once', async () => {
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => claim(ben)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await codeOf(claim(ben))).toBe('CLAIM_ALREADY_OPEN');
  await claimsFor(admin).decide({ id: await idOf(ben), isApproved: false });
  expect(await claim(ben, 'Hier ist der Mietvertrag.')).toEqual({ ok: true });
});

it('approved makes the claimant the owner and the owner a manager; both are told', async () => {
  await claim(ben);
  await claim(carla);
  await claimsFor(admin).decide({ id: await idOf(ben), isApproved: true });
  expect(await rolesOf()).toEqual({ [ben.id]: 'owner', [owner.id]: 'manager' });
  expect((await receiveMails(api, ben.email)).at(-1)?.subject).toContain('is yours now');
  expect((await receiveMails(api, owner.email)).at(-1)?.subject).toContain('ist übergeben');
  expect((await open()).map(({ member }) => member.id)).toEqual([carla.id]);
});

it('declined changes nothing but tells the claimant', async () => {
  await claim(carla);
  await claimsFor(admin).decide({ id: await idOf(carla), isApproved: false });
  expect(await rolesOf()).toEqual({ [owner.id]: 'owner' });
  expect((await receiveMails(api, carla.email)).at(-1)?.subject).toContain('Dein Antrag zu');
  expect(await receiveMails(api, owner.email)).toEqual([]);
});

it('is decided once', async () => {
  await claim(ben);
  const id = await idOf(ben);
  const decisions = [true, false, true, false].map((isApproved) =>
    claimsFor(admin).decide({ id, isApproved }),
  );
  const results = await Promise.allSettled(decisions);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await codeOf(claimsFor(admin).decide({ id, isApproved: true }))).toBe('CLAIM_DECIDED');
});

it('two approvals of one lounge at once end with exactly one owner', async () => {
  await claim(ben);
  await claim(carla);
  const ids = [await idOf(ben), await idOf(carla)];
  await Promise.all(ids.map((id) => claimsFor(admin).decide({ id, isApproved: true })));
  const roles = Object.values(await rolesOf());
  expect(roles.sort()).toEqual(['manager', 'manager', 'owner']);
});

it('of a member who is a manager meanwhile makes them the owner', async () => {
  await claim(ben);
  await addStaff(api.deps.db, loungeId, ben);
  await claimsFor(admin).decide({ id: await idOf(ben), isApproved: true });
  expect(await rolesOf()).toEqual({ [ben.id]: 'owner', [owner.id]: 'manager' });
});

it('of a member who owns the lounge meanwhile is approved without a change', async () => {
  await claim(ben);
  await api.deps.db
    .updateTable('lounge_staff')
    .set({ user_id: ben.id })
    .where('lounge_id', '=', loungeId)
    .execute();
  await claimsFor(admin).decide({ id: await idOf(ben), isApproved: true });
  expect(await rolesOf()).toEqual({ [ben.id]: 'owner' });
  const mails = await receiveMails(api, ben.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is yours now')]);
});

it('is not for visitors, the team, and lounges that are not there', async () => {
  const manager = await api.createMember();
  await addStaff(api.deps.db, loungeId, manager);
  expect(await codeOf(claim(null))).toBe('UNAUTHENTICATED');
  expect(await codeOf(claim(owner))).toBe('ALREADY_STAFF');
  expect(await codeOf(claim(manager))).toBe('ALREADY_STAFF');
  expect(await codeOf(claim(ben, ' '))).toBe('BAD_INPUT');
  const unknown = claimsFor(ben).create({ loungeId: 999_999, message: 'Meine' });
  expect(await codeOf(unknown)).toBe('LOUNGE_NOT_FOUND');
});

it('is listed and decided by admins only', async () => {
  await claim(ben);
  const id = await idOf(ben);
  const moderator = await api.createMember({ role: 'moderator' });
  for (const member of [ben, owner, moderator]) {
    expect(await codeOf(claimsFor(member).list({}))).toBe('FORBIDDEN');
    expect(await codeOf(claimsFor(member).decide({ id, isApproved: true }))).toBe('FORBIDDEN');
  }
  expect(await codeOf(claimsFor(admin).decide({ id: 999_999, isApproved: true }))).toBe(
    'NOT_FOUND',
  );
});
