import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { poolOf } from '@oche/db';
import { seedDemo } from '@oche/db/seeds';
import { createTestDatabase } from '@oche/db/testing';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { receiveMails, TEST_PASSWORD, useTestApi } from '../testing/index.ts';
import { commands } from './commands.ts';

const api = useTestApi();

beforeAll(async () => {
  await seedDemo(api.deps.db);
  vi.stubEnv('DATABASE_URL', api.url);
  vi.stubEnv('OCHE_DATA_DIR', api.dataDir);
  vi.stubEnv('INIT_CWD', api.dataDir);
});
afterAll(() => vi.unstubAllEnvs());

async function oche(
  name: string,
  positionals: string[] = [],
  values: Record<string, string | boolean> = {},
): Promise<string[]> {
  const lines: string[] = [];
  const command = commands[name];
  if (!command) throw new Error(`no command ${name}`);
  await command.run({ positionals, values }, (line) => lines.push(line));
  return lines;
}

const auditOf = async (id: string) => {
  const rows = await api.deps.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('thing_id', '=', id)
    .execute();
  return rows;
};

it('each says in a line what it does, and more with --help', () => {
  for (const [name, { summary, help }] of Object.entries(commands)) {
    expect(help.trim()).toMatch(new RegExp(`^pnpm oche ${name}`));
    expect(summary.length).toBeLessThan(70);
  }
});

it('in a database without Oche says so, and writes nothing there', async () => {
  const empty = await createTestDatabase();
  await empty.pool.query('drop schema public cascade; create schema public');
  vi.stubEnv('DATABASE_URL', empty.url);
  try {
    const refusal = /^The database "\w+" at \S+ holds no Oche: DATABASE_URL /;
    await expect(oche('make-admin', ['a@b.test'], { role: 'admin' })).rejects.toThrow(refusal);
    await expect(oche('check')).rejects.toThrow(refusal);
    const { rowCount } = await empty.pool.query(
      "select from pg_tables where schemaname in ('public', 'jobs')",
    );
    expect(rowCount).toBe(0);
  } finally {
    vi.stubEnv('DATABASE_URL', api.url);
    await empty.drop();
  }
});

describe('make-admin', () => {
  it('gives the role at once, also with an address in capitals, and notes it', async () => {
    const member = await api.createMember();
    const caller = () => api.callerFor({ ...member, role: 'user' });
    await expect(caller().lounges.claim.list({})).rejects.toThrow('FORBIDDEN');
    expect(await oche('make-admin', [member.email.toUpperCase()], { role: 'admin' })).toEqual([
      `${member.email.toUpperCase()} is admin now, and was user.`,
    ]);
    const { role } = await api.deps.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(role).toBe('admin');
    expect(await auditOf(member.id)).toEqual([
      { actor_id: null, action: 'member.role', before: { role: 'user' }, after: { role: 'admin' } },
    ]);
  });

  it('says what it doesn’t know', async () => {
    await expect(oche('make-admin', [])).rejects.toThrow('Say whose');
    await expect(oche('make-admin', ['a@b.test'], { role: 'king' })).rejects.toThrow(
      'A role is one of',
    );
    await expect(oche('make-admin', ['nobody@oche.test'], { role: 'admin' })).rejects.toThrow(
      'There is no account with the address nobody@oche.test.',
    );
  });

  it('says what a new account lacks', async () => {
    const email = 'neu@oche.test';
    const names = { firstName: 'Nina', lastName: 'Neu' };
    const password = 'zwei-felder-daneben-1893';
    await api.callerFor(null).auth.signUp({ email, password, ...names, acceptTerms: true });
    await expect(oche('make-admin', [email], { role: 'admin' })).rejects.toThrow(
      'opens the link in the mail first',
    );
  });
});

describe('reset-second-factor', () => {
  it('takes app, codes and sessions away, and tells the owner', async () => {
    const member = await api.createMember();
    const caller = api.callerFor(member);
    const { secret } = await caller.auth.secondFactor.setup({ password: TEST_PASSWORD });
    const code = TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() });
    await caller.auth.secondFactor.enable({ code });
    await api.deps.db
      .insertInto('sessions')
      .values({ id_hash: 'a session', user_id: member.id, expires_at: new Date(Date.now() + 1e7) })
      .execute();

    expect(await oche('reset-second-factor', [member.email])).toEqual([
      `${member.email} has no second factor any more.`,
    ]);
    const account = await api.deps.db
      .selectFrom('users')
      .select(['totp_secret', 'totp_enabled_at'])
      .where('id', '=', member.id)
      .executeTakeFirst();
    expect(account).toEqual({ totp_secret: null, totp_enabled_at: null });
    for (const table of ['recovery_codes', 'sessions'] as const) {
      const rows = await api.deps.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', member.id)
        .execute();
      expect(rows).toEqual([]);
    }
    expect(await receiveMails(api, member.email)).toHaveLength(2);
    expect((await auditOf(member.id)).at(-1)).toMatchObject({ action: 'member.secondFactor' });
    expect(await oche('reset-second-factor', [member.email])).toEqual([
      `${member.email} had no second factor.`,
    ]);
  });
});

describe('check, export', () => {
  it('finds nothing wrong with the demo, and names a counter that is', async () => {
    expect(await oche('check')).toEqual([
      'All counters are right.',
      'Mails can’t be answered: REPLY_ADDRESS is not set.',
    ]);
    await poolOf(api.deps.db)?.query(
      'update forum_threads set post_count = post_count + 7 where id = (select min(id) from forum_threads)',
    );
    const lines: string[] = [];
    await expect(
      commands.check?.run({ positionals: [], values: {} }, (line) => lines.push(line)),
    ).rejects.toThrow('2 counters are wrong');
    expect(lines).toContain('forum_threads.post_count: 1 wrong');
    await poolOf(api.deps.db)?.query(
      'update forum_threads set post_count = post_count - 7 where id = (select min(id) from forum_threads)',
    );
  });

  it('exports tables without secrets, and overwrites nothing', async () => {
    await oche('export', ['tables']);
    const folder = join(api.dataDir, 'tables');
    const users = await readFile(join(folder, 'users.csv'), 'utf8');
    expect(users.split('\n')[0]?.split(',').sort()).toEqual(
      [
        'id',
        'email',
        'role',
        'status',
        'first_name',
        'last_name',
        'country',
        'zip_code',
        'locale',
        'created_at',
      ].sort(),
    );
    expect(users).toContain('anna@oche.test');
    expect(users).not.toContain('$argon2');
    const files = await readdir(folder);
    expect(files).toContain('forum_posts.csv');
    expect(
      files.filter((file) => /session|token|conversation|passkey|recovery/.test(file)),
    ).toEqual([]);
    await expect(oche('export', ['tables'])).rejects.toThrow('EEXIST');
    await expect(oche('export', ['other'], { tables: 'sessions' })).rejects.toThrow(
      'There is no table sessions to export.',
    );
    await mkdir(join(api.dataDir, 'few'));
    expect(await oche('export', ['few'], { tables: 'clubs, polls' })).toEqual([
      `${join(api.dataDir, 'few')}: 2 tables.`,
    ]);
  });
});

describe('import', () => {
  const file = async (text: string) => {
    const path = join(api.dataDir, 'lounges.csv');
    await writeFile(path, text);
    return path;
  };
  const HEAD = 'name;address;zipCode;city;country;numberOfBoards;pricePerHour;ownerEmail\n';

  it('checks all lines first, then adds each as if it were entered, once', async () => {
    const owner = await api.createMember();
    const other = await api.createMember();
    const wrong = await file(
      `${HEAD}Zum Bull;Ring 1;80331;München;DE;0;12,50;\n;Ring 2;;München;DE;2;5;\n`,
    );
    const lines: string[] = [];
    await expect(
      commands.import?.run({ positionals: [wrong], values: { owner: owner.email } }, (line) =>
        lines.push(line),
      ),
    ).rejects.toThrow('2 of 2 lines are wrong; nothing was added.');
    expect(lines).toEqual([
      'line 2: numberOfBoards: Must have at least 1 board',
      'line 3: name: Lounge name is required',
    ]);

    const good = await file(
      `${HEAD}Zum Bull;Ring 1;80331;München;DE;4;12,50;\nTops;Ring 2;80331;München;DE;2;0;${other.email}\nNirgends;Ring 3;99999;Nirgends;DE;2;0;\n`,
    );
    expect(await oche('import', [good], { owner: owner.email, 'dry-run': true })).toEqual([
      '3 lines are fine.',
    ]);
    for (const _ of ['first', 'again']) {
      await expect(oche('import', [good], { owner: owner.email })).rejects.toThrow(
        '1 lines failed.',
      );
    }
    const found = await api.deps.db
      .selectFrom('lounges')
      .select(['name', 'created_by', 'number_of_boards', 'price_per_hour_cents'])
      .where('address', 'like', 'Ring %')
      .orderBy('id')
      .execute();
    expect(found).toEqual([
      { name: 'Zum Bull', created_by: owner.id, number_of_boards: 4, price_per_hour_cents: 1250 },
      { name: 'Tops', created_by: other.id, number_of_boards: 2, price_per_hour_cents: 0 },
    ]);
  });
});
