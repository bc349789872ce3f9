import { readFileSync, writeFileSync } from 'node:fs';
import { poolOf } from '@oche/db';
import type { ServiceContext } from '../src/lib/deps.ts';
import { readSession } from '../src/modules/auth/index.ts';
import { withDeps } from '../src/oche/with-deps.ts';
import { callProcedure } from '../src/trpc/call.ts';
import { appRouter } from '../src/trpc/root.ts';

export interface RecordedRead {
  /** the calls of one request */
  calls: { path: string; input: unknown }[];
  /** of the member who reads; a visitor has none */
  sessionId?: string;
}

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Runs reads in this process and notes the statements that they send, for the bare server to send the same ones.
 * Arguments: a file with reads by their names, and the file to write; the database is that of `DATABASE_URL`.
 */
const [readsFile = '', statementsFile = ''] = process.argv.slice(2);
const reads: Record<string, RecordedRead> = JSON.parse(readFileSync(readsFile, 'utf8'));

await withDeps(async (deps) => {
  const pool = poolOf(deps.db);
  if (!pool) throw new Error('the database has no pool');
  let sent: Statement[] = [];
  const query = pool.query.bind(pool) as (statement: Statement) => Promise<unknown>;
  Object.assign(pool, {
    query(statement: Statement) {
      sent.push({ ...statement });
      return query(statement);
    },
  });
  const nothing = () => {};
  const recorded: Record<string, Statement[]> = {};
  for (const [name, { calls, sessionId }] of Object.entries(reads)) {
    const signedIn = sessionId ? await readSession(deps, sessionId) : null;
    const ctx: ServiceContext = {
      ...deps,
      actor: signedIn?.actor ?? null,
      session: signedIn?.session ?? null,
      token: null,
      board: null,
      secondFactorSetupRequired: false,
      requestId: 'bench',
      address: '127.0.0.1',
      userAgent: null,
      locale: 'de',
      setSession: nothing,
      setBoardToken: nothing,
      knownDevices: null,
      setKnownDevices: nothing,
    };
    await Promise.all(
      calls.map(({ path, input }) => callProcedure(appRouter, ctx, path, 'query', input)),
    );
    recorded[name] = sent;
    sent = [];
  }
  writeFileSync(statementsFile, JSON.stringify(recorded));
});
process.exit(0);
