import pg from 'pg';
import { ADD_QUIETLY } from '../../lib/jobs/quiet-jobs.ts';
import { runJobs } from '../mailbox.ts';
import type { TestApi } from '../test-api.ts';

/** What PostgreSQL is asked for. */
interface Asked {
  /** those that read or write; not those that begin and end transactions */
  statements: number;
  transactions: number;
  /** the names of the jobs that were written, in their order */
  jobs: string[];
}

/** What one call costs, and what it leaves behind. */
export interface Cost {
  call: Asked & {
    /** messages that all processes hear, the queue's own among them */
    notifies: number;
  };
  /** what its jobs and theirs do until nothing waits; without what the queue itself needs */
  later: Asked;
  /** the statements of both by name, or how they begin */
  texts: { call: string[]; later: string[] };
}

/**
 * Counts what a call asks of PostgreSQL, and what the jobs do that it leaves behind. Nothing else may be asked
 * meanwhile, and no job wait from before.
 */
export async function costOf(api: TestApi, act: () => Promise<unknown>): Promise<Cost> {
  const listener = await listen(api.url);
  try {
    const call = await recorded(act);
    const notifies = await listener.heard();
    const later = await recorded(() => runJobs(api));
    return {
      call: { ...summed(call), notifies },
      later: summed(later),
      texts: { call: call.map(shortOf), later: later.map(shortOf) },
    };
  } finally {
    await listener.end();
  }
}

const ADDING = `${ADD_QUIETLY}(array(`;

interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

async function recorded(act: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const original = pg.Client.prototype.query;
  const query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args;
    const statement = typeof first === 'string' ? { text: first, values } : first;
    if (isStatement(statement) && !isHousekeeping(statement.text)) asked.push(statement);
    return Reflect.apply(original, this, args);
  };
  Object.assign(pg.Client.prototype, { query });
  try {
    await act();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return asked;
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value;

/** What a new connection says, a connection's heartbeat, and what the queue needs to find and end jobs. */
const isHousekeeping = (text: string): boolean =>
  /^(set statement_timeout|select 1$)/.test(text) ||
  (text.includes('graphile_worker') && !text.includes(ADDING));

const isBegin = ({ text }: Statement): boolean => /^(begin|start transaction)\b/i.test(text);
const isEnd = ({ text }: Statement): boolean => /^(commit|rollback)$/i.test(text);

const summed = (asked: readonly Statement[]): Asked => ({
  statements: asked.filter((one) => !isBegin(one) && !isEnd(one)).length,
  transactions: asked.filter(isBegin).length,
  jobs: asked.filter(({ text }) => text.includes(ADDING)).flatMap(jobsOf),
});

/** Its last parameter is the jobs. */
function jobsOf({ values = [] }: Statement): string[] {
  const specs: { identifier: string }[] = JSON.parse(String(values.at(-1)));
  return specs.map(({ identifier }) => identifier);
}

const shortOf = ({ name, text }: Statement): string =>
  name ?? text.replace(/\s+/g, ' ').trim().slice(0, 90);

/** Hears all that is sent to other processes. */
async function listen(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('listen oche_events; listen "jobs:insert"; listen counted');
  let notifies = 0;
  let marked = Promise.withResolvers<void>();
  client.on('notification', ({ channel }) => {
    if (channel === 'counted') marked.resolve();
    else notifies += 1;
  });
  return {
    /** They come in the order of the commits, so behind our own one none is missing. */
    async heard(): Promise<number> {
      marked = Promise.withResolvers<void>();
      await client.query('notify counted');
      await marked.promise;
      return notifies;
    },
    end: () => client.end(),
  };
}
