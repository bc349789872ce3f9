import { expect, test } from 'vitest';
import { modules } from '../modules/index.ts';
import { tell, useTestApi } from '../testing/index.ts';
import { visitorPages } from './page-cache.ts';
import { StoredPage } from './stored-page.ts';

const api = useTestApi();

const thread = { threadId: 7, subforumId: 3, revision: 1 };

test.each([
  ['thread.changed', thread, ['/forum/thread/7', '/forum/subforum/3', '/forum', '/']],
  ['lounge.changed', { loungeId: 5 }, ['/venues/5']],
  ['calendar.changed', { loungeId: 5, revision: 2 }, ['/venues/5']],
  ['item.changed', { itemId: 9 }, ['/marketplace/9', '/marketplace']],
] as const)('%s drops the pages that show it, and no others', async (name, payload, dropped) => {
  const { events } = api.deps;
  const pages = visitorPages(
    events,
    modules.flatMap((module) => module.stalePages ?? []),
  );
  const others = ['/forum/thread/8', '/venues/50', '/venues/6', '/marketplace/90'];
  const keep = (path: string, html: string) =>
    pages.get(path, 'de', async () => new StoredPage({ html, status: 200, headers: {} }));
  const before = new Map<string, string>();
  for (const path of [...dropped, ...others]) before.set(path, (await keep(path, 'old')).etag);
  const told = new Promise<void>((resolve) => events.on(name, () => resolve()));
  await tell(api.deps, name, payload);
  await told;
  for (const path of dropped) expect((await keep(path, 'new')).etag).not.toBe(before.get(path));
  for (const path of others) expect((await keep(path, 'new')).etag).toBe(before.get(path));
});
