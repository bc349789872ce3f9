import { errors } from '@oche/validators/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import examples from '../../modules/answer-examples.json' with { type: 'json' };
import refusals from '../../modules/refusals.json' with { type: 'json' };
import { listRoutes } from '../../testing/index.ts';
import { appRouter } from '../../trpc/root.ts';
import { listRestProcedures } from '../rest/rest-procedures.ts';
import { createTestApp } from '../testing.ts';
import { testRouter } from '../testing-router.ts';
import { type OpenApiDocument, openApiDocument } from './document.ts';
import { documentedPath } from './plain-operation.ts';

interface Parameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: object;
}

interface Answer {
  description?: string;
  $ref?: string;
  headers?: Record<string, { schema: object }>;
  content?: Record<string, { schema: object }>;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, Answer>;
}

interface Placed {
  path: string;
  method: string;
  operation: Operation;
}

const server = await createTestApp({ env: { DEV_LOGIN: 'true' } });
afterAll(() => server.close());
const document = (await server.app.inject({ url: '/api/openapi.json' })).json<OpenApiDocument>();

const operationsOf = (paths: OpenApiDocument['paths']): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  );
const operations = operationsOf(document.paths);

describe('the document', () => {
  // whether they are as their schemas say is looked at by the rules of redocly.yaml (lint.test.ts)
  test('shows a good answer of what is tried first', () => {
    const shown = operations.filter(({ operation }) =>
      Object.entries(operation.responses).some(
        ([status, { content }]) =>
          status.startsWith('2') && 'example' in (content?.['application/json'] ?? {}),
      ),
    );
    expect(shown.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(examples).sort(),
    );
  });

  test('has each kind of message that a domain publishes, and the test message', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual(
      [...server.api.deps.published.keys(), 'webhook.ping'].sort(),
    );
    const [called] = operationsOf(document.webhooks).filter(
      ({ path }) => path === 'tournament.match.called',
    );
    expect(called?.operation.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['type', 'timestamp', 'thing', 'sequence', 'data'],
      properties: {
        type: { const: 'tournament.match.called' },
        data: { type: 'object', properties: { tournament: {}, match: {} } },
      },
    });
  });

  test('has every procedure with a REST path', () => {
    const documented = operations.map(({ path, method }) => `${method} ${path}`);
    for (const { rest } of listRestProcedures(appRouter)) {
      expect(documented).toContain(`${rest.method.toLowerCase()} /api${rest.path}`);
    }
  });

  test('has every other route, except those that are no part of the API', async () => {
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const routes = (await listRoutes()).map(({ route }) => documentedPath(route));
    const missing = routes.filter((route) => !documented.includes(route));
    const others = [
      // pages and files
      'GET /*',
      'GET /assets/*',
      // what the web uses, see ADR 8
      'GET /trpc/{path}',
      'POST /trpc/{path}',
      // the same for what takes files
      'POST /trpc/leagues.import.preview',
      'POST /trpc/leagues.import.run',
      'POST /trpc/tournaments.importFile',
      // what browsers ask first, for pages of others
      'OPTIONS /api/*',
      'OPTIONS /oauth/revoke',
      'OPTIONS /oauth/token',
      // the page for people to read this document
      'GET /api/docs',
      'GET /api/docs/json',
      'GET /api/docs/static/*',
      'GET /api/docs/static/index.html',
      'GET /api/docs/static/swagger-initializer.js',
      'GET /api/docs/static/theme/oche.css',
      'GET /api/docs/yaml',
    ];
    expect(missing.sort()).toEqual(others.sort());
  });

  test('has no two tags that differ by their case alone', () => {
    const tags = new Set(operations.flatMap(({ operation }) => operation.tags));
    const folded = new Set([...tags].map((tag) => tag.toLowerCase()));
    expect(folded.size).toBe(tags.size);
  });

  test('has an id for each operation: a procedure’s is its path', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !id)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(listRestProcedures(appRouter).map(({ path }) => path)),
    );
  });

  test('is JSON, and every reference in it leads somewhere', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const target = reference
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });

  test('names each shape that several operations share', () => {
    const uses = new Map<string, Set<string>>();
    const note = (node: unknown, place: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, properties = {} } = node as { type?: string; properties?: object };
      // an event of a stream is made around what it brings
      const isEvent = 'event' in properties && 'data' in properties;
      if (type === 'object' && Object.keys(properties).length > 2 && !isEvent) {
        const text = JSON.stringify(node);
        uses.set(text, (uses.get(text) ?? new Set()).add(place));
      }
      for (const value of Object.values(node)) note(value, place);
    };
    for (const { operation } of operations) note(operation.responses, operation.operationId);
    const shared = [...uses].filter(([text, places]) => places.size > 1 && text.length > 600);
    // a new one goes into validators/documented-shapes.ts
    expect(shared.map(([text, places]) => [...places, text])).toEqual([]);
  });

  test('knows each operation and each code of modules/refusals.json', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(Object.keys(refusals).filter((id) => !ids.includes(id))).toEqual([]);
    const codes: string[] = Object.values(refusals).flat();
    expect(codes.filter((code) => !Object.hasOwn(errors, code))).toEqual([]);
  });

  test('says which scope a token needs', () => {
    const named = (id: string) => operations.find(({ operation }) => operation.operationId === id);
    expect(named('tournaments.register')?.operation).toMatchObject({
      security: [{ session: [] }, { token: [] }, { oauth: ['tournaments:write'] }],
      'x-oche-scope': 'tournaments:write',
    });
    expect(named('tournaments.get')?.operation.security).toEqual([
      {},
      { token: [] },
      { oauth: ['tournaments:read'] },
    ]);
    expect(named('admin.members.update')?.operation.security).toEqual([{ session: [] }]);
  });

  test.each(operations)('$method $path is complete', ({ path, method, operation }) => {
    expect(operation.summary).toMatch(/\S/);
    expect(operation.tags).toHaveLength(1);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    const named = parameters.filter((parameter) => parameter.in === 'path');
    expect(named.map(({ name }) => name)).toEqual(inPath);
    for (const parameter of named) {
      expect(parameter.required).toBe(true);
      expect(Object.keys(parameter.schema)).not.toEqual([]);
    }
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
    // one that nobody has explained goes into modules/parameter-texts.json
    for (const { name, description } of parameters) expect(description, name).toMatch(/\S/);
    if (method === 'get') expect(operation.requestBody).toBeUndefined();
    for (const response of Object.values(operation.responses)) {
      expect(response.description ?? response.$ref).toMatch(/\S/);
    }
    expect(operation.security).toBeDefined();
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => !/^[2-5]\d\d$/.test(status))).toEqual([]);
    expect(statuses.some((status) => /^(2\d\d|302)$/.test(status))).toBe(true);
    expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']));
  });
});

describe('shapes', () => {
  const probe = openApiDocument(testRouter, []);
  const operation = (method: string, path: string) => probe.paths[path]?.[method] as Operation;

  test('a list is an array of the documented items, with its links', () => {
    const ok = operation('get', '/api/probe').responses[200];
    expect(ok).toMatchObject({
      headers: { Link: {} },
      content: {
        'application/json': {
          schema: { type: 'array', items: { properties: { label: { type: 'string' } } } },
        },
      },
    });
    expect(JSON.stringify(ok)).not.toContain('nextCursor');
    expect(operation('get', '/api/probe').parameters?.map(({ name }) => name)).toEqual([
      'limit',
      'cursor',
    ]);
  });

  test('an idempotency key is a header, not a field', () => {
    const { parameters, requestBody } = operation('post', '/api/probe');
    expect(parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    ]);
    expect(requestBody?.content['application/json']?.schema).toMatchObject({
      properties: { label: {} },
      required: ['label'],
    });
    expect(Object.keys(operation('post', '/api/probe').responses)).toContain('201');
  });

  test('a body that differs from the procedure’s input is documented as it is sent', () => {
    const { parameters, requestBody, security } = operation('patch', '/api/probe/{id}');
    expect(parameters?.map(({ name, in: place }) => [name, place])).toEqual([['id', 'path']]);
    const schema = requestBody?.content['application/json']?.schema as { properties: object };
    expect(Object.keys(schema.properties)).toEqual(['label']);
    expect(security).toEqual([{ session: [] }]);
  });
});

describe('the server', () => {
  beforeAll(() => server.api.createMember({ email: 'anna@oche.test' }));

  test.each(operations)('knows $method $path', async ({ path, method, operation }) => {
    const filled = path.replace('{token}', 'x'.repeat(20)).replace(/\{\w+\}/g, '1');
    const answer = await server.app.inject({
      method: method.toUpperCase() as 'GET',
      url: `${filled}?email=anna@oche.test`,
      ...(operation.requestBody && { payload: {} }),
    });
    // a 404 with the code of a missing thing is an answer of this path
    if (!JSON.stringify(operation.responses[404] ?? '').includes('"NOT_FOUND"')) {
      expect([answer.statusCode, answer.body.slice(0, 100)]).not.toEqual([
        404,
        expect.stringContaining('"NOT_FOUND"'),
      ]);
    }
    expect(answer.statusCode).toBeLessThan(500);
    const { statusCode, headers } = answer;
    if (statusCode < 400) expect(Object.keys(operation.responses)).toContain(String(statusCode));
    const documented = operation.responses[statusCode];
    if (documented?.content) {
      const type = String(headers['content-type']).split(';', 1)[0];
      expect(Object.keys(documented.content)).toContain(type);
    }
  });

  const redirects = operations.filter(({ operation }) => operation.responses[302]);

  test.each(redirects)(
    '$method $path redirects as documented',
    async ({ path, method, operation }) => {
      expect(operation.responses[302]?.headers?.Location?.schema).toEqual({
        type: 'string',
        format: 'uri-reference',
      });
      const query = '?email=anna@oche.test&returnTo=/forum';
      const answer = await server.app.inject({
        method: method.toUpperCase() as 'GET',
        url: path + query,
      });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toMatch(/^\/(login|forum|oauth\/consent|$)/);
      const refused = await server.app.inject({ url: `${path}?email=nobody@oche.test` });
      expect(Object.keys(operation.responses)).toContain(String(refused.statusCode));
    },
  );

  test('redirects are the navigations of signing in and out, and in by an app', () => {
    expect(redirects.map(({ path }) => path)).toEqual([
      '/api/login',
      '/api/logout',
      '/api/mock-login',
      '/api/auth/oidc',
      '/api/auth/oidc/callback',
      '/oauth/authorize',
    ]);
  });

  test('gives the document', async () => {
    const answer = await server.app.inject({ url: '/api/openapi.json' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json().paths).toEqual(document.paths);
  });

  test('gives a page to read it, which asks nobody else and runs no inline script', async () => {
    const page = await server.app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(page.body).not.toMatch(/<script>|<script [^>]*>[^<]*[^<\s]|on\w+=/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\/static\//);
      expect((await server.app.inject({ url: file })).statusCode).toBe(200);
    }
    const initializer = await server.app.inject({
      url: '/api/docs/static/swagger-initializer.js',
    });
    expect(initializer.body).toContain('"validatorUrl":null');
  });
});
