import { expect, it } from 'vitest';
import { addJob } from '../../lib/jobs/jobs.ts';
import { runJobs, TEST_PASSWORD, useTestApi } from '../../testing/index.ts';

const api = useTestApi();

it('cleans up what is over and keeps what is not', async () => {
  const { db, clock } = api.deps;
  const member = await api.createMember();
  const signIn = () =>
    api.callerFor(null).auth.signIn({ email: member.email, password: TEST_PASSWORD });
  const ago = (days: number) => clock.inMinutes(-days * 24 * 60);
  await signIn();
  clock.advance({ days: 31 });
  await signIn();
  const token = (token_hash: string, days: number) => ({
    token_hash,
    user_id: member.id,
    purpose: 'verify-email' as const,
    expires_at: ago(days),
  });
  const idempotencyKey = (key: string, days: number) => ({
    user_id: member.id,
    key,
    operation: 'x',
    input_hash: 'x',
    result_id: 1,
    created_at: ago(days),
  });
  await db
    .insertInto('account_tokens')
    .values([token('old', 31), token('new', 1)])
    .execute();
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'over', expire: clock.now().getTime() - 1 },
      { key: 'running', expire: clock.now().getTime() + 60_000 },
    ])
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values([idempotencyKey('old', 2), idempotencyKey('new', 0.5)])
    .execute();

  await addJob(db, 'auth.cleanup', {});
  await runJobs(api);

  const list = async <Row>(rows: Promise<Row[]>, name: (row: Row) => string) =>
    (await rows).map(name).sort();
  expect(await db.selectFrom('sessions').select('expires_at').execute()).toHaveLength(1);
  expect(
    await list(db.selectFrom('account_tokens').selectAll().execute(), (row) => row.token_hash),
  ).toEqual(['new']);
  const limits = await list(db.selectFrom('rate_limits').selectAll().execute(), (row) => row.key);
  expect(limits).toContain('running');
  expect(limits).not.toContain('over');
  expect(
    await list(db.selectFrom('idempotency_keys').selectAll().execute(), (row) => row.key),
  ).toEqual(['new']);
});
