import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createThread } from './modules/forum/testing.ts';
import { useMember, useTestApi } from './testing/index.ts';

const api = useTestApi();
const author = useMember(api);

it('pnpm search:reindex writes all documents', async () => {
  await createThread(api, author, { replies: 1 });
  await api.deps.db.deleteFrom('search_documents').execute();
  const command = fileURLToPath(new URL('./reindex.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [command, '--restart'], {
    env: { DATABASE_URL: api.url },
  });
  const rows = await api.deps.db.selectFrom('search_documents').select('kind').execute();
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['post', 'thread']);
});
