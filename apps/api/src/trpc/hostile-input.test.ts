import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createThread } from '../modules/forum/testing.ts';
import { inputSchemaOf } from '../plugins/rest/rest-input.ts';
import { useTestApp } from '../plugins/testing.ts';
import { listProcedures } from './call.ts';
import { appRouter } from './root.ts';

/** Texts that people type, and texts that attackers try. */
const TEXTS = [
  'anna@oche.test',
  '80331',
  'oche-test-2026',
  '123456',
  'Ein Text\n\nmit Absätzen, länger als zehn Zeichen',
  '2026-11-21T19:00:00+23:00',
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  "'; drop table users; --",
  '%_\\',
  '{"$gt":""}',
  '../../etc/passwd',
  '🎯'.repeat(60),
  'é'.repeat(5000),
  'x'.repeat(20_000),
  Buffer.from('[true,"2026-01-01T00:00:00Z",1]').toString('base64url'),
  Buffer.from('[1]').toString('base64url'),
  Buffer.from('[9007199254740991]').toString('base64url'),
];
const NUMBERS = [
  1,
  2,
  20,
  100,
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e308,
];

type Schema = z.core.JSONSchema.JSONSchema;

/** Inputs that look like what the schema asks for. */
function like(schema: Schema): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf, enum: values, const: value } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((each) => like(each as Schema)));
  if (values) return fc.constantFrom(...values);
  if (value !== undefined) return fc.constant(value);
  if (type === 'string') return fc.oneof(fc.constantFrom(...TEXTS), fc.string());
  if (type === 'number' || type === 'integer') return fc.constantFrom(...NUMBERS);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(like((items ?? {}) as Schema), { maxLength: 5 });
  if (type !== 'object') return fc.jsonValue();
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    fc.oneof({ weight: 9, arbitrary: like(field as Schema) }, fc.jsonValue()),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

const server = useTestApp({ readsApart: true });
beforeAll(async () => {
  // so that the ids 1, 2 … exist
  await createThread(server.api, await server.api.createMember(), { replies: 20 });
  await signInAdmin();
});

let cookie = '';

async function signInAdmin(): Promise<void> {
  const admin = { role: 'admin', totp_enabled_at: new Date().toISOString() } as const;
  cookie = await server.signIn(await server.api.createMember(admin));
}

const procedures = listProcedures(appRouter).filter(({ type }) => type !== 'subscription');

describe('no input makes an error of ours:', () => {
  test.each(procedures)('$path', async ({ path, type, procedure }) => {
    const schema = inputSchemaOf(procedure);
    const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const inputs = fc.oneof({ weight: 9, arbitrary: like(json ?? {}) }, fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const text = JSON.stringify(input);
        const answer =
          type === 'query'
            ? await server.app.inject({
                url: `/trpc/${path}`,
                query: { input: text },
                headers: { cookie },
              })
            : await server.app.inject({
                method: 'POST',
                url: `/trpc/${path}`,
                headers: { cookie, 'content-type': 'application/json' },
                payload: text,
              });
        // some procedures end the session, or lock the account
        if (answer.statusCode === 401) await signInAdmin();
        if (answer.statusCode < 500) return;
        const logged = server.log.findLast(({ level }) => level === 50);
        expect.fail(`${text} → ${answer.statusCode}, ${JSON.stringify(logged)}`);
      }),
      // hashing passwords takes long
      { numRuns: path.startsWith('auth.') ? 10 : 25 },
    );
  });
});
