import type { ErrorCode } from '@oche/validators/errors';
import { callTRPCProcedure } from '@trpc/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../lib/deps.ts';
import { codeOf, listRoutes, type TestMember, useTestApi } from '../testing/index.ts';
import { type ListedProcedure, listProcedures } from './call.ts';
import { plainRoutes } from './permissions/plain-routes.ts';
import { permissions } from './permissions.ts';
import { appRouter } from './root.ts';

const procedures = listProcedures(appRouter);

describe('the table', () => {
  test('has every procedure, as it is, and nothing else', () => {
    const actual = procedures.map(({ path, meta: { access, whileSuspended, speaks, rest } }) => [
      path,
      {
        access,
        ...(whileSuspended && { whileSuspended }),
        ...(speaks && { speaks }),
        ...(rest && { rest: `${rest.method} /api${rest.path}` }),
      },
    ]);
    expect(Object.fromEntries(actual)).toEqual(permissions);
  });

  test('has every route, and nothing else', async () => {
    const rest = Object.values(permissions).flatMap((permission) => permission.rest ?? []);
    const documented = rest.map((route) => route.replace(/\{(\w+)\}/g, ':$1'));
    expect(await listRoutes()).toEqual([...documented, ...Object.keys(plainRoutes)].sort());
  });

  test('is what docs/permissions.md shows', async () => {
    await expect(asMarkdown()).toMatchFileSnapshot('../../../../docs/permissions.md');
  });
});

function asMarkdown(): string {
  const types = new Map(procedures.map(({ path, type }) => [path, type]));
  const rows = Object.entries(permissions).map(
    ([path, { access, whileSuspended, speaks, rest }]) => {
      const writes = types.get(path) === 'mutation' && access !== 'public';
      const suspended = writes ? (whileSuspended ? 'yes' : 'no') : '';
      const silenced = writes ? (speaks ? 'no' : 'yes') : '';
      return [
        `\`${path}\``,
        types.get(path) ?? '',
        access,
        suspended,
        silenced,
        rest ? `\`${rest}\`` : '',
      ];
    },
  );
  const plain = Object.entries(plainRoutes).map(([route, who]) => [`\`${route}\``, who]);
  return `# Permissions

Written by \`trpc/permissions.test.ts\` from \`apps/api/src/trpc/permissions.ts\`; after a change there run
\`pnpm test:api permissions -u\`. Staff (who moderates some part of the site)
may what members may, moderators (of all of it) what staff may, admins what moderators may. A rule
about one thing (whose post, how old) is in the \`*.policy.ts\` of its module.

## Procedures

${asTable([['Procedure', 'Type', 'For', 'While suspended', 'While silenced', 'REST'], ...rows])}

## Other routes

${asTable([['Route', 'For'], ...plain])}
`;
}

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
  const restricted = procedures.filter(({ path }) => permissions[path]?.access !== 'public');
  const open = procedures.filter(({ path }) => permissions[path]?.access === 'public');
  const ofMembers = restricted.filter(({ path }) => permissions[path]?.access === 'member');
  const ofStaff = restricted.filter((listed) => !ofMembers.includes(listed));
  const ofAdmins = restricted.filter(({ path }) => permissions[path]?.access === 'admin');
  const speaking = restricted.filter(({ path }) => permissions[path]?.speaks);
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
      const isOpen = permissions[listed.path]?.access === 'staff';
      expect([listed.path, isRefused]).toEqual([listed.path, !isOpen]);
    }
  });

  test.each(mutations)(
    '$path refuses suspended and unverified members, or says so',
    async (listed) => {
      const suspended = await codeFor(listed, 'suspended');
      if (permissions[listed.path]?.whileSuspended) {
        // calls that need a verified address say so by themselves
        expect(PERMISSION_CODES).not.toContain(suspended);
      } else {
        expect(suspended).toBe('ACCOUNT_SUSPENDED');
        expect(await codeFor(listed, 'unverified')).toBe('EMAIL_NOT_VERIFIED');
      }
    },
  );
});

test('every subscription ends with its reader’s session', () => {
  const streams = procedures.filter(({ type }) => type === 'subscription');
  expect(streams.length).toBeGreaterThan(0);
  for (const { path, meta } of streams) expect([path, meta.live]).toEqual([path, true]);
});
