import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../lib/errors.ts';
import { noLimits } from '../../lib/limits/rate-limits.ts';
import { readerIn } from '../../lib/outbound/reader.ts';
import { PRIVATE, TestInternet } from '../../lib/outbound/testing.ts';
import {
  codeOf,
  insertPicture,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../testing/index.ts';
import { ownPicture, ownPictures } from './from-elsewhere.service.ts';
import { pictureFile, storedFiles } from './testing.ts';

const api = useTestApi();
const internet = new TestInternet();
const mia = useFreshMember(api);
let picture: Buffer;

beforeAll(async () => {
  await internet.start();
  picture = await pictureFile('image/jpeg', { width: 640, height: 400 });
  serve('http://pictures.test/board.jpg', picture);
});
afterAll(() => internet.close());
beforeEach(async () => {
  internet.calls.length = 0;
});

const serve = (address: string, body: Buffer, status = 200) =>
  internet.serve(address, (_, answer) => answer.writeHead(status).end(body));

const contextOf = (member: TestMember, overrides = {}) => {
  const { actor, ...ctx } = api.contextFor(member, {
    outbound: { ...api.deps.outbound, read: readerIn(internet.net()) },
    ...overrides,
  });
  if (!actor) throw new Error('somebody uploads');
  return { ...ctx, actor };
};

const own = (...addresses: string[]) => ownPictures(contextOf(mia), addresses);

const uploadsOf = ({ id }: TestMember) =>
  api.deps.db.selectFrom('uploads').selectAll().where('owner_id', '=', id).execute();

it('keeps a copy that is the member’s, unused, and encoded anew', async () => {
  const known = await insertPicture(api, mia);
  const [first, id = '', ...others] = await own(known, 'http://pictures.test/board.jpg');
  expect([first, others]).toEqual([known, []]);
  const copy = (await uploadsOf(mia)).find((upload) => upload.id === id);
  expect(copy).toMatchObject({ width: 640, height: 400, used_by: null });
  expect(await storedFiles(api)).toContain(`${id}/640.webp`);
  expect(internet.calls).toHaveLength(1);
});

it('asks nobody for what is ours, is missing, or is taken away', async () => {
  const known = await insertPicture(api, mia);
  expect(await own(known)).toEqual([known]);
  expect(await ownPicture(contextOf(mia), known)).toBe(known);
  expect(await ownPicture(contextOf(mia), null)).toBeNull();
  expect(await ownPicture(contextOf(mia), undefined)).toBeUndefined();
  expect(internet.calls).toEqual([]);
});

it('takes nothing from this machine and its net, also behind a redirect or a name', async () => {
  internet.names['inside.test'] = [[PRIVATE]];
  serve('http://inside.test/secret.jpg', picture);
  internet.redirect('http://pictures.test/moved.jpg', 'http://inside.test/secret.jpg');
  for (const address of [
    'http://127.0.0.1/secret.jpg',
    'http://[::1]/secret.jpg',
    'http://localhost/secret.jpg',
    'http://inside.test/secret.jpg',
    'http://pictures.test/moved.jpg',
    'http://pictures.test:8080/board.jpg',
  ]) {
    expect([address, await codeOf(own(address))]).toEqual([address, 'UPLOAD_UNREACHABLE']);
  }
  expect(internet.strayCalls).toEqual([]);
  expect(await uploadsOf(mia)).toEqual([]);
});

it('asks for one after the other, in the order of the request', async () => {
  const asked: string[] = [];
  let open = 0;
  const inner = readerIn(internet.net());
  const read: typeof inner = async (address, options) => {
    open += 1;
    asked.push(`${address} ${open}`);
    const answer = await inner('http://pictures.test/board.jpg', options);
    open -= 1;
    return answer;
  };
  const ctx = contextOf(mia, { outbound: { ...api.deps.outbound, read } });
  const ids = await ownPictures(ctx, ['a', 'b', 'c']);
  expect(asked).toEqual(['a 1', 'b 1', 'c 1']);
  expect(new Set(ids).size).toBe(3);
});

it('says why there is no picture', async () => {
  serve('http://pictures.test/page.html', Buffer.from('<html></html>'));
  serve('http://pictures.test/half.jpg', picture.subarray(0, 300));
  serve('http://pictures.test/large.jpg', Buffer.concat([picture, Buffer.alloc(8_000_000)]));
  serve('http://pictures.test/empty.jpg', picture, 204);
  for (const [file, code] of [
    ['page.html', 'UPLOAD_WRONG_FORMAT'],
    ['half.jpg', 'UPLOAD_BROKEN'],
    ['large.jpg', 'UPLOAD_TOO_LARGE'],
    ['empty.jpg', 'UPLOAD_UNREACHABLE'],
    ['none.jpg', 'UPLOAD_UNREACHABLE'],
  ]) {
    expect([file, await codeOf(own(`http://pictures.test/${file}`))]).toEqual([file, code]);
  }
  expect(await uploadsOf(mia)).toEqual([]);
});

it('counts each like an upload, and takes none of who may not upload', async () => {
  const address = 'http://pictures.test/board.jpg';
  const used: string[][] = [];
  const use = async (...what: string[]) => {
    if (used.push(what) > 2) throw new AppError('RATE_LIMITED');
  };
  const ctx = contextOf(mia, { limits: { ...noLimits, use } });
  await ownPictures(ctx, [address, await insertPicture(api, mia), address]);
  expect(used).toEqual([1, 2].map(() => ['upload', mia.id]));
  expect(await codeOf(ownPictures(ctx, [address]))).toBe('RATE_LIMITED');
  expect(internet.calls).toHaveLength(2);

  const banned = await api.createMember({ status: 'suspended' });
  internet.calls.length = 0;
  expect(await codeOf(ownPictures(contextOf(banned), [address]))).toBe('ACCOUNT_SUSPENDED');
  expect(internet.calls).toEqual([]);
});
