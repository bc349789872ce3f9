import { scopeOf } from '@oche/validators/access/scopes';
import type { ErrorCode } from '@oche/validators/errors';
import { callTRPCProcedure } from '@trpc/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../lib/deps.ts';
import { documentedPath } from '../plugins/openapi/plain-operation.ts';
import {
  codeOf,
  type ListedRoute,
  listRoutes,
  type TestMember,
  useTestApi,
} from '../testing/index.ts';
import { type ListedProcedure, listProcedures } from './call.ts';
import type { RestMeta } from './rest-meta.ts';
import { appRouter } from './root.ts';

const procedures = listProcedures(appRouter);

describe('docs/permissions.md', () => {
  test('says who may call what, as procedures and routes declare it', async () => {
    const markdown = asMarkdown(procedures, await listRoutes());
    await expect(markdown).toMatchFileSnapshot('../../../../docs/permissions.md');
  });
});

function asMarkdown(listed: readonly ListedProcedure[], routes: readonly ListedRoute[]): string {
  const documented = listed.flatMap(({ meta: { rest } }) => (rest ? [routeOf(rest)] : []));
  const plain = routes.filter(({ route }) => !documented.includes(documentedPath(route)));
  return `# Permissions

Written by \`trpc/permissions.test.ts\` from what procedures and routes declare; after a change run
\`pnpm test:api permissions -u\`, and read what it changes here: this is what is reviewed. Staff (who moderates some part
of the site) may what members may, moderators (of all of it) what staff may, admins what moderators may. A rule about one
thing (whose post, how old) is in the \`*.policy.ts\` of its module. While an area is switched off, what belongs to it is
for admins alone. Unconfirmed are members whose address is not confirmed yet: what reaches others waits for that. Scope is
what an access token needs; where there is none, no token may, and a token never has the rights of staff (ADR 70).

## Procedures

${asTable([['Procedure', 'Type', 'For', 'While suspended', 'While unconfirmed', 'While silenced', 'Area', 'Scope', 'REST'], ...byName(listed.map(procedureRow))])}

## Other routes

${asTable([['Route', 'For', 'Area', 'Scope', 'What'], ...plain.map(routeRow)])}
`;
}

const routeOf = ({ method, path }: RestMeta) => `${method} /api${path}`;

function procedureRow({ path, type, meta }: ListedProcedure): string[] {
  const { access = 'admin', whileSuspended, whileUnconfirmed, speaks, area, rest } = meta;
  const writes = type === 'mutation' && access !== 'public';
  return [
    `\`${path}\``,
    type,
    access,
    writes ? (whileSuspended ? 'yes' : 'no') : '',
    writes ? (whileSuspended || whileUnconfirmed ? 'yes' : 'no') : '',
    writes ? (speaks ? 'no' : 'yes') : '',
    area ?? '',
    scopeSaid(type, meta.scope),
    rest ? `\`${routeOf(rest)}\`` : '',
  ];
}

/** What a token needs; nothing where no token may. */
function scopeSaid(type: ListedProcedure['type'], scope: ListedProcedure['meta']['scope']): string {
  if (!scope) return '';
  return scope === 'any' ? 'any' : (scopeOf(scope, type) ?? '');
}

/** Without an operation it is no part of the API: pages, files, and the calls of the web. */
const routeRow = ({ route, operation }: ListedRoute): string[] => [
  `\`${route}\``,
  operation?.access ?? operation?.audience ?? 'anyone',
  operation?.area ?? '',
  [operation?.scope ?? []].flat().join(' or '),
  operation?.summary ?? '',
];

const byName = (rows: string[][]) => rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

/** A Markdown table, aligned as the formatter does it. */
function asTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

describe('every procedure, called without input,', () => {
  const api = useTestApi();
  type Who =
    | 'member'
    | 'ofCategory'
    | 'moderator'
    | 'admin'
    | 'silenced'
    | 'suspended'
    | 'unverified';
  let people: Record<Who, TestMember>;

  beforeAll(async () => {
    people = {
      member: await api.createMember(),
      moderator: await api.createMember({ role: 'moderator' }),
      admin: await api.createMember({ role: 'admin' }),
      suspended: await api.createMember({ status: 'suspended' }),
      ofCategory: await api.createMember({ moderates: ['forum/1'] }),
      silenced: await api.createMember({
        role: 'admin',
        silenced_until: api.deps.clock.inMinutes(60),
        silence_reason: 'Ton',
      }),
      unverified: await api.createMember({ email_verified_at: null }),
    };
  });

  /** @returns the code of the refusal, undefined when the call succeeded */
  async function codeFor(
    { path, type }: ListedProcedure,
    who: keyof typeof people | null,
    overrides?: Partial<ServiceContext>,
  ): Promise<ErrorCode | undefined> {
    const ctx = api.contextFor(who && people[who], overrides);
    const call = callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx,
      getRawInput: async () => undefined,
      signal: undefined,
      batchIndex: 0,
    });
    const went = await call.then(
      () => true,
      () => false,
    );
    return went ? undefined : await codeOf(call);
  }

  const PERMISSION_CODES = [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_SETUP_REQUIRED',
    'ACCOUNT_SUSPENDED',
    'EMAIL_NOT_VERIFIED',
  ];
  const restricted = procedures.filter(({ meta }) => meta.access !== 'public');
  const open = procedures.filter(({ meta }) => meta.access === 'public');
  const ofMembers = restricted.filter(({ meta }) => meta.access === 'member');
  const ofStaff = restricted.filter((listed) => !ofMembers.includes(listed));
  const ofAdmins = restricted.filter(({ meta }) => meta.access === 'admin');
  const speaking = restricted.filter(({ meta }) => meta.speaks);
  const mutations = restricted.filter(({ type }) => type === 'mutation');

  test.each(open)('$path is open to visitors', async (listed) => {
    expect(PERMISSION_CODES).not.toContain(await codeFor(listed, null));
  });

  test.each(restricted)('$path refuses visitors before it looks at the input', async (listed) => {
    expect(await codeFor(listed, null)).toBe('UNAUTHENTICATED');
  });

  test.each(restricted)('$path refuses who has not shown the second factor', async (listed) => {
    const half = { id: 'half', userId: people.admin.id, secondFactorPassed: false };
    const overrides = { actor: null, session: half };
    expect(await codeFor(listed, 'admin', overrides)).toBe('SECOND_FACTOR_REQUIRED');
  });

  test.each(ofMembers)('$path lets members through to the input', async (listed) => {
    expect(PERMISSION_CODES).not.toContain(await codeFor(listed, 'member'));
  });

  test.each(ofStaff)('$path refuses members before it looks at the input', async (listed) => {
    expect(await codeFor(listed, 'member')).toBe('FORBIDDEN');
    expect(PERMISSION_CODES).not.toContain(await codeFor(listed, 'admin'));
  });

  test.each(ofStaff)('$path refuses staff without a second factor', async (listed) => {
    const overrides = { secondFactorSetupRequired: true };
    expect(await codeFor(listed, 'admin', overrides)).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  });

  test('is refused to moderators where it is for admins', async () => {
    for (const listed of ofAdmins) expect(await codeFor(listed, 'moderator')).toBe('FORBIDDEN');
    for (const listed of ofStaff.filter((each) => !ofAdmins.includes(each))) {
      expect(PERMISSION_CODES).not.toContain(await codeFor(listed, 'moderator'));
    }
  });

  test('is refused to silenced members where others would read what they say', async () => {
    for (const listed of mutations) {
      const isRefused = (await codeFor(listed, 'silenced')) === 'ACCOUNT_SILENCED';
      expect([listed.path, isRefused]).toEqual([listed.path, speaking.includes(listed)]);
    }
  });

  test('is open to who moderates a part of the site where it says so', async () => {
    for (const listed of ofStaff) {
      const isRefused = (await codeFor(listed, 'ofCategory')) === 'FORBIDDEN';
      const isOpen = listed.meta.access === 'staff';
      expect([listed.path, isRefused]).toEqual([listed.path, !isOpen]);
    }
  });

  test.each(mutations)(
    '$path refuses suspended and unverified members, or says so',
    async (listed) => {
      const suspended = await codeFor(listed, 'suspended');
      if (listed.meta.whileSuspended) {
        // calls that need a verified address say so by themselves
        expect(PERMISSION_CODES).not.toContain(suspended);
      } else {
        expect(suspended).toBe('ACCOUNT_SUSPENDED');
        const unconfirmed = await codeFor(listed, 'unverified');
        if (listed.meta.whileUnconfirmed) expect(PERMISSION_CODES).not.toContain(unconfirmed);
        else expect(unconfirmed).toBe('EMAIL_NOT_VERIFIED');
      }
    },
  );
});

test('every subscription ends with its reader’s session', () => {
  const streams = procedures.filter(({ type }) => type === 'subscription');
  expect(streams.length).toBeGreaterThan(0);
  for (const { path, meta } of streams) expect([path, meta.live]).toEqual([path, true]);
});
