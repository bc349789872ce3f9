import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Caches as a browser has them: in the order in which they were made. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, string>>();

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    const add = async (path: string) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new TypeError('failed');
      store.set(path, await answer.text());
    };
    return {
      match: async (path: string) => respond(store.get(path)),
      put: async (path: string, answer: Response) => void store.set(path, await answer.text()),
      add,
      addAll: async (paths: string[]) => {
        for (const path of paths) await add(path);
      },
    };
  }

  async match(path: string) {
    for (const store of this.stores.values()) if (store.has(path)) return respond(store.get(path));
    return undefined;
  }

  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
}

const respond = (text: string | undefined) => (text === undefined ? undefined : new Response(text));

const APP = '/assets/app-12345678.js';
const FONT = '/assets/font-abcdefgh.woff2';
let stored: FakeCaches;
let server: Map<string, string>;
const fetched: string[] = [];

beforeEach(() => {
  stored = new FakeCaches();
  server = new Map([APP, FONT].map((path) => [path, `the server's ${path}`]));
  fetched.length = 0;
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    fetched.push(path);
    const text = server.get(path);
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
});

/** The worker of a build with these files. */
async function workerOf(build: string, files: string[]) {
  vi.stubGlobal('BUILD', build);
  const list = `/assets/files-${build.padEnd(8, '0')}.json`;
  vi.stubGlobal('FILES_LIST', list);
  server.set(list, JSON.stringify(files));
  vi.resetModules();
  const worker = await import('./files.ts');
  const ask = async (path: string) => {
    const waiting: Promise<unknown>[] = [];
    const event = {
      request: new Request(`https://oche.test${path}`),
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
    };
    const answer = await worker.answerFile(event as never);
    await Promise.all(waiting);
    return answer.text();
  };
  return { ...worker, ask };
}

it.each([
  [APP, true],
  ['/assets/_-1NidYf06.js', true],
  ['/assets/venues._id.index-CafE17Zq.js', true],
  ['/assets/app.js', false],
  ['/assets/deep/app-12345678.js', false],
  ['/favicon.svg', false],
  ['/sw.js', false],
  ['/media/12345678-1/a-12345678.webp', false],
  ['/trpc/assets-12345678.js', false],
])('%s carries its hash: %s', async (path, isBuilt) => {
  expect((await workerOf('b1', [])).isBuiltFile(path)).toBe(isBuilt);
});

describe('a file', () => {
  it('comes from the server once', async () => {
    const { ask } = await workerOf('b1', [APP]);
    for (let time = 0; time < 3; time++) expect(await ask(APP)).toBe(`the server's ${APP}`);
    expect(fetched).toEqual([APP]);
    expect(await stored.keys()).toEqual(['oche-files-b1']);
  });

  it('that is gone is not kept', async () => {
    const { ask } = await workerOf('b1', [APP]);
    server.delete(APP);
    await ask(APP);
    expect(await stored.keys()).toEqual([]);
  });

  it('of the build before is there for a page that was opened before the update', async () => {
    const before = await workerOf('b1', [APP, FONT]);
    await before.keepBuild();
    server.clear();
    const after = await workerOf('b2', ['/assets/app-new45678.js', FONT]);
    await after.dropOldBuilds();
    expect(await after.ask(APP)).toBe(`the server's ${APP}`);
  });
});

describe('keeping a build', () => {
  it('fetches what is missing, and copies what the build before had', async () => {
    await (await workerOf('b1', [APP, FONT])).keepBuild();
    fetched.length = 0;
    const files = [FONT, ...Array.from({ length: 9 }, (_, n) => `/assets/part-1234567${n}.js`)];
    for (const path of files) server.set(path, path);
    const { keepBuild } = await workerOf('b2', files);
    await keepBuild();
    const list = '/assets/files-b2000000.json';
    expect(fetched.sort()).toEqual([list, ...files.slice(1)]);
    const all = [list, ...files].sort();
    expect([...(stored.stores.get('oche-files-b2')?.keys() ?? [])].sort()).toEqual(all);
    fetched.length = 0;
    await keepBuild();
    expect(fetched).toEqual([]);
  });

  it('gives up when a file is gone: another version has been deployed', async () => {
    server.delete(APP);
    await expect((await workerOf('b1', [APP, FONT])).keepBuild()).rejects.toThrow();
  });
});

it('takes over: the own build and the one before stay, and what is not ours', async () => {
  for (const name of ['oche-files-b1', 'oche-files-b2', 'somebody-else', 'oche-files-b3'])
    await stored.open(name);
  const { dropOldBuilds } = await workerOf('b3', []);
  await dropOldBuilds();
  expect(await stored.keys()).toEqual(['oche-files-b2', 'somebody-else', 'oche-files-b3']);
  await dropOldBuilds();
  expect(await stored.keys()).toHaveLength(3);
});
