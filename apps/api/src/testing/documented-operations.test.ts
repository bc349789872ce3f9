import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveToken } from '../modules/access/testing.ts';
import { setVisibility } from '../modules/people/testing.ts';
import type { OpenApiDocument } from '../plugins/openapi/document.ts';
import { isOfType, type JsonSchema } from '../plugins/rest/json-schema.ts';
import { createTestApp } from '../plugins/testing.ts';
import {
  requiredOf,
  sampleOf,
  unnamedTimes,
  wrongTexts,
  wrongValues,
} from './documented-operations/values.ts';
import {
  fieldsOf,
  type Things,
  thingOfField,
  thingsOf,
  type World,
} from './documented-operations/world.ts';

/**
 * Every operation of the live document is called with requests made from its own schema; all that comes
 * back has to be what the document says. A new operation is in this table by itself: if it fails for want
 * of a thing that its path names, `world.ts` is where to make one.
 */

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Answer {
  $ref?: string;
  content?: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  operationId: string;
  description?: string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
}

interface Placed {
  path: string;
  method: string;
  operation: Operation;
}

const server = await createTestApp({ env: { DEV_LOGIN: 'true' }, readsApart: true });
server.api.deps.clock.set('2031-03-03T09:00:00.000Z');
afterAll(() => server.close());

type LiveDocument = OpenApiDocument & {
  components: { schemas: Record<string, object>; responses: Record<string, Answer> };
};
const kept = (await server.app.inject({ url: '/api/openapi.json' })).json<LiveDocument>();
/** With every named shape where it is used, as values are made of it. */
const document = withoutReferences(kept) as LiveDocument;

function withoutReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutReferences);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...others } = node as { $ref?: string };
  const name = $ref?.startsWith('#/components/schemas/') ? $ref.split('/').at(-1) : undefined;
  const all = name === undefined ? node : { ...kept.components.schemas[name], ...others };
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, withoutReferences(value)]),
  );
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]): Placed => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    }),
  ),
);

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  strictTypes: false,
  allErrors: true,
});
addFormats.default(ajv);
ajv.addVocabulary(['x-oche-open']);
const compiled = new Map<JsonSchema, ReturnType<typeof ajv.compile>>();

/** What of a value isn't as the schema says. */
function faultsOf(schema: JsonSchema, value: unknown): string[] {
  const check = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, check);
  if (check(value)) return unnamedTimes(value, schema);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const answerTo = ({ responses }: Operation, status: number): Answer | undefined => {
  const answer = responses[status];
  const name = answer?.$ref?.split('/').at(-1);
  return name === undefined ? answer : document.components.responses[name];
};

let world: World;
const cookies = { member: '', admin: '' };
let boardKey = '';
let token = '';

async function makeWorld() {
  const admin = { role: 'admin', totp_enabled_at: new Date().toISOString() } as const;
  const { api } = server;
  world = {
    server,
    anna: await api.createMember({ first_name: 'Anna' }),
    ben: await api.createMember({ first_name: 'Ben' }),
    admin: await api.createMember(admin),
  };
  await setVisibility(api, world.anna, 'public');
  await setVisibility(api, world.ben, 'public');
  cookies.member = await server.signIn(world.anna);
  const board = await api.callerFor(world.anna).autoscoring.create({ name: 'Keller' });
  boardKey = `Bearer ${board.token}`;
  token = (await giveToken(api, world.anna)).headers.authorization;
  cookies.admin = await server.signIn(world.admin);
}

/** Whether one has to be somebody. */
const isGuarded = ({ security }: Operation) =>
  security.length > 0 && security.every((one) => Object.keys(one).length > 0);

const isForStaff = ({ description = '' }: Operation) => /admin|moderator|staff/.test(description);

/** Who is meant by the document: a visitor, unless one has to be signed in, or has the key of a board. */
function cookieFor(operation: Operation): Record<string, string> {
  if (operation.security.some((one) => 'boardKey' in one)) return { authorization: boardKey };
  if (operation.operationId === 'access.token') return { authorization: token };
  if (!isGuarded(operation)) return {};
  return { cookie: isForStaff(operation) ? cookies.admin : cookies.member };
}

interface Request {
  path: Things;
  query: Record<string, unknown>;
  body?: Record<string, unknown>;
}

const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;
const parametersIn = ({ parameters = [] }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place);

/** Good requests by their operations, for those that only want to spoil them. */
const made = new Map<Operation, Request>();

/** A request with all that the operation needs, and nothing else. */
async function requestFor({ path, operation }: Placed): Promise<Request> {
  const things = await thingsOf(path, operation.operationId, world);
  const schema = bodyOf(operation);
  const sampled = async (name: string, field: JsonSchema) =>
    things[name] ?? (await thingOfField(name, world)) ?? sampleOf(field);
  const fields = schema ? Object.keys(requiredOf(schema, sampleOf)) : [];
  const body: Record<string, unknown> = {};
  for (const name of fields) body[name] = await sampled(name, schema?.properties?.[name] ?? {});
  const query: Record<string, unknown> = {};
  for (const { name, required, schema: field } of parametersIn(operation, 'query')) {
    if (required) query[name] = await sampled(name, field);
  }
  const inPath: Things = {};
  for (const { name, schema: field } of parametersIn(operation, 'path')) {
    inPath[name] = things[name] ?? String(sampleOf(field)).replace(/\W/g, 'x');
  }
  const own = fieldsOf(operation.operationId);
  const request = { path: inPath, query, ...(schema && { body: { ...body, ...own } }) };
  made.set(operation, request);
  return request;
}

const NOTHING: Request = { path: {}, query: {}, body: {} };

function send(
  { path, method, operation }: Placed,
  request: Request,
  headers: Record<string, string> = cookieFor(operation),
) {
  const url = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(request.path[name])),
  );
  const options = {
    method: method as 'GET',
    url,
    query: request.query as Record<string, string>,
    headers,
    ...(request.body && { payload: request.body }),
  } satisfies InjectOptions;
  return isStream(operation) ? begin(options) : server.app.inject(options);
}

const STREAM = 'text/event-stream';
const isStream = ({ responses }: Operation) => responses[200]?.content?.[STREAM] !== undefined;

/** A stream doesn't end by itself: its first event is enough. */
async function begin(options: InjectOptions): Promise<LightMyRequestResponse> {
  const left = new AbortController();
  const answer = await server.app.inject({
    ...options,
    payloadAsStream: true,
    signal: left.signal,
  });
  let body = '';
  const isWhole = () => {
    const type = String(answer.headers['content-type']);
    return type.startsWith(STREAM) && /^data: .*\n\n$/m.test(body);
  };
  for await (const chunk of answer.stream()) {
    body += chunk;
    if (isWhole()) break;
  }
  left.abort();
  return Object.assign(answer, { body, json: () => JSON.parse(body) });
}

/** That an answer is one of those that the document lists, and that its body is as it says. */
function expectDocumented({ operation }: Placed, answer: LightMyRequestResponse) {
  const documented = answerTo(operation, answer.statusCode);
  expect(documented, `status ${answer.statusCode}: ${answer.body.slice(0, 300)}`).toBeDefined();
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';', 1);
  if (!documented?.content) return expect(answer.body).toBe('');
  expect(Object.keys(documented.content)).toContain(type);
  const { schema = {} } = documented.content[type] ?? {};
  if (type === 'application/json') {
    expect(faultsOf(schema, answer.json()), answer.body.slice(0, 300)).toEqual([]);
  }
  if (type === STREAM) {
    const [, event, data = ''] = /^event: (.*)\n(?:id: .*\n)?data: (.*)$/m.exec(answer.body) ?? [];
    expect(faultsOf(schema, { event, data: JSON.parse(data) })).toEqual([]);
  }
}

/** The names that a caller knows. */
const namesIn = (operation: Operation): string[] => [
  ...(operation.parameters ?? []).map(({ name }) => name),
  ...Object.keys(bodyOf(operation)?.properties ?? {}),
];

const rootsIn = (answer: LightMyRequestResponse): string[] =>
  (answer.json().fields ?? []).map(({ path }: { path: string }) => path.split('.', 1)[0]);

const title = '$method $path';
const isJson = ({ operation }: Placed) =>
  (!operation.requestBody || bodyOf(operation)) &&
  Object.entries(operation.responses).some(
    ([status, { content }]) => status < '300' && content?.['application/json'],
  );
const asJson = operations.filter(isJson);
const others = operations.filter((placed) => !isJson(placed));

beforeAll(makeWorld);

describe('a request with what is required', () => {
  test.each(asJson)(`succeeds at ${title}`, async (placed) => {
    const answer = await send(placed, await requestFor(placed));
    expectDocumented(placed, answer);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  });

  // what is no JSON has secrets and files in its requests, which its own tests make
  test.each(others)(`is answered as documented at ${title}`, async (placed) => {
    expectDocumented(placed, await send(placed, await requestFor(placed)));
  });
});

describe('each parameter of a query is taken as documented', () => {
  const queries = asJson.filter(({ operation }) => parametersIn(operation, 'query').length > 0);

  test.each(queries)(title, async (placed) => {
    const request = await requestFor(placed);
    for (const { name, schema } of parametersIn(placed.operation, 'query')) {
      // only an answer knows where its next page begins
      if (name === 'cursor' || name === 'before') continue;
      const value = (await thingOfField(name, world)) ?? sampleOf(schema);
      const query = { ...request.query, [name]: value };
      const answer = await send(placed, { ...request, query });
      expectDocumented(placed, answer);
      expect(answer.statusCode, `${name}=${value}: ${answer.body}`).toBeLessThan(300);
    }
  });
});

describe('who or what isn’t right is refused with a status of the document', () => {
  const guarded = operations.filter(({ operation }) => isGuarded(operation));
  const staffs = guarded.filter(({ operation }) => isForStaff(operation));
  const naming = operations.filter(({ operation }) => parametersIn(operation, 'path').length > 0);
  const withBody = operations.filter(({ operation }) => bodyOf(operation));

  test.each(guarded)(`a visitor at ${title}`, async (placed) => {
    const answer = await send(placed, made.get(placed.operation) ?? NOTHING, {});
    expectDocumented(placed, answer);
    expect(answer.statusCode).toBe(401);
  });

  test.each(staffs)(`a member at ${title}`, async (placed) => {
    const cookie = cookies.member;
    const answer = await send(placed, made.get(placed.operation) ?? NOTHING, { cookie });
    expectDocumented(placed, answer);
    expect(answer.statusCode).toBe(403);
  });

  test.each(naming)(`what isn’t there at ${title}`, async (placed) => {
    const request = made.get(placed.operation) ?? (await requestFor(placed));
    for (const { name, schema } of parametersIn(placed.operation, 'path')) {
      const missing = isOfType(schema, 'integer') ? Number.MAX_SAFE_INTEGER : 'nobody';
      const answer = await send(placed, { ...request, path: { ...request.path, [name]: missing } });
      expectDocumented(placed, answer);
    }
  });

  test.each(withBody)(`another type of body at ${title}`, async (placed) => {
    const headers = { ...cookieFor(placed.operation), 'content-type': 'text/plain' };
    const answer = await send(placed, made.get(placed.operation) ?? NOTHING, headers);
    expectDocumented(placed, answer);
    expect(answer.statusCode).toBe(415);
  });
});

describe('a wrong request is refused with the names that were sent', () => {
  test.each(asJson.filter(({ operation }) => namesIn(operation).length > 0))(
    title,
    async (placed) => {
      const { operation } = placed;
      const request = made.get(operation) ?? (await requestFor(placed));
      const known = namesIn(operation);
      const refused = async (name: string, what: string, wrong: Request) => {
        const answer = await send(placed, wrong);
        expectDocumented(placed, answer);
        expect(answer.statusCode, `${name} ${what}: ${answer.body.slice(0, 300)}`).toBe(400);
        expect(rootsIn(answer), `${name} ${what}`).toContain(name);
        expect(rootsIn(answer).filter((root) => !known.includes(root))).toEqual([]);
      };
      const { body, query, path } = request;
      const { properties = {}, required = [] } = bodyOf(operation) ?? {};
      for (const name of required) {
        const { [name]: _, ...rest } = body ?? {};
        await refused(name, 'is missing', { ...request, body: rest });
      }
      for (const [name, schema] of Object.entries(properties)) {
        for (const [what, value] of wrongValues(schema)) {
          await refused(name, what, { ...request, body: { ...body, [name]: value } });
        }
      }
      for (const { name, in: place, schema } of operation.parameters ?? []) {
        for (const [what, value] of place === 'header' ? [] : wrongTexts(schema)) {
          await refused(name, what, {
            ...request,
            ...(place === 'path' && { path: { ...path, [name]: value } }),
            ...(place === 'query' && { query: { ...query, [name]: value } }),
          });
        }
      }
    },
  );
});
