import { scopeOf } from '@oche/validators/access/scopes';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tableAsCsv, tableAsJson } from '../../lib/declared/table-text.ts';
import type { DeclaredTable } from '../../lib/declared/tables.ts';
import type { Deps, ServiceContext } from '../../lib/deps.ts';
import type { AppError } from '../../lib/errors.ts';
import {
  callProcedure,
  type ListedProcedure,
  listProcedures,
  takesKeptSession,
} from '../../trpc/call.ts';
import { createContext } from '../../trpc/context.ts';
import { admitMember } from '../../trpc/procedures.ts';
import { etagOf, isKnownTag } from '../etag.ts';
import { type PlainOperation, sends } from '../openapi/plain-operation.ts';
import { codesOf } from '../openapi/refusals.ts';
import { noteCall } from '../request-log.ts';
import { type JsonSchema, jsonSchema, SHAPE } from './json-schema.ts';
import { named } from './named-error.ts';
import { documentedFields, inputReader } from './rest-input.ts';
import { pageLink } from './rest-link.ts';

/** Of a list, one file has so many pages; whoever has more follows `Link`. */
const PAGES_A_FILE = 10;

const FORMATS = [
  { format: 'csv', ending: 'Csv', type: 'text/csv' },
  { format: 'json', ending: 'Json', type: 'application/json' },
] as const;
type Format = (typeof FORMATS)[number];

/**
 * Serves tables that the domains declare as files, for spreadsheets and for programs. Each is the answer of a procedure
 * that a screen calls; its pages are read one after the other, each as a call of its own.
 */
export function registerTables(
  app: FastifyInstance,
  deps: Deps,
  router: AnyTRPCRouter,
  tables: readonly DeclaredTable[],
): void {
  const procedures = new Map(listProcedures(router).map((listed) => [listed.path, listed]));
  for (const table of tables) {
    const listed = procedures.get(table.procedure);
    // a router of a test has procedures of its own
    if (!listed) continue;
    for (const format of FORMATS) registerTable(app, deps, router, { table, listed, format });
  }
}

interface TableFile {
  table: DeclaredTable;
  listed: ListedProcedure;
  format: Format;
}

function registerTable(
  app: FastifyInstance,
  deps: Deps,
  router: AnyTRPCRouter,
  { table, listed, format }: TableFile,
): void {
  const { path, meta } = listed;
  const url = `${table.path}.${format.format}`;
  // what its list is called over REST, its table is called, too
  const documented = {
    ...listed,
    rest: {
      ...meta.rest,
      method: 'GET' as const,
      path: url,
      summary: table.summary,
      tag: table.tag,
      names: { ...meta.rest?.names, ...table.names },
    },
  };
  const whole = documentedFields(documented);
  const pageSize = Number(whole.properties?.limit?.maximum ?? 0);
  const isPaged = whole.properties?.cursor !== undefined;
  const fields = without(whole, [
    ...(table.without ?? []),
    ...Object.keys(table.always ?? {}),
    ...(pageSize > 0 ? ['limit'] : []),
  ]);
  const readFields = inputReader(documented);
  const readInput = (request: FastifyRequest) => ({
    ...(readFields(request) as object),
    ...table.always,
    ...(pageSize > 0 && { limit: pageSize }),
  });
  app.get(
    `/api${url.replace(/\{(\w+)\}/g, ':$1')}`,
    { config: { runsProcedure: true, operation: operationOf({ table, listed, format }, fields) } },
    async (request, reply) => {
      const input = readInput(request);
      const ctx = await createContext(deps, request, reply, {
        mayBeKept: takesKeptSession(listed),
      });
      if (table.isForMembers && !ctx.actor) await admitMember(ctx);
      const read = (of: object) => callProcedure(router, ctx, path, 'query', of);
      const call = isPaged ? readPages(read, input) : read(input).then(onePage);
      const { outputs, next } = await call.catch((error: AppError) => {
        noteCall(request, path, error.code);
        throw named(error, documented.rest.names, request);
      });
      noteCall(request, path, 'OK');
      if (next !== null) reply.header('link', pageLink(request, 'next', 'cursor', next));
      return send(request, reply, ctx, { table, format, rows: outputs.flatMap(table.rows) });
    },
  );
}

interface Read {
  outputs: unknown[];
  /** where the next file begins */
  next: string | null;
}

const onePage = (output: unknown): Read => ({ outputs: [output], next: null });

async function readPages(read: (input: object) => Promise<unknown>, input: object): Promise<Read> {
  const outputs: unknown[] = [];
  let next: string | null = null;
  do {
    const output = await read({ ...input, ...(next !== null && { cursor: next }) });
    outputs.push(output);
    next = (output as { nextCursor: string | null }).nextCursor;
  } while (next !== null && outputs.length < PAGES_A_FILE);
  return { outputs, next };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { actor, locale }: ServiceContext,
  {
    table: { columns, fileName },
    format: { format, type },
    rows,
  }: { table: DeclaredTable; format: Format; rows: readonly Record<string, unknown>[] },
) {
  const text = format === 'csv' ? tableAsCsv(columns, rows, locale) : tableAsJson(rows);
  const etag = etagOf(text);
  const { id } = request.params as { id?: string };
  const name = `${fileName[locale]}${id === undefined ? '' : `-${id.replace(/[^\w-]/g, '')}`}`;
  reply
    .header('etag', etag)
    .header('vary', 'accept-language, cookie, authorization')
    // what a member sees is kept by nobody, as of all paths
    .header('cache-control', actor ? 'no-store' : 'no-cache');
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(text);
}

function without({ properties = {}, required = [], ...schema }: JsonSchema, names: string[]) {
  const isKept = (name: string) => !names.includes(name);
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name))),
    required: required.filter(isKept),
  };
}

function operationOf(
  { table, listed: { path, meta, type }, format: { ending, type: mediaType, format } }: TableFile,
  fields: JsonSchema,
): PlainOperation {
  const { name, columns, summary, tag, rowName, isForMembers, errors = [] } = table;
  const scope = meta.scope && meta.scope !== 'any' ? scopeOf(meta.scope, type) : null;
  const access = meta.access === 'public' && isForMembers ? 'member' : meta.access;
  const row = z.object(
    Object.fromEntries(Object.entries(columns).map(([key, { schema }]) => [key, schema])),
  );
  return {
    id: `${name}As${ending}`,
    tag,
    summary: `${summary}, as ${format === 'csv' ? 'CSV' : 'JSON'}`,
    fields,
    ...(access !== 'public' && { access }),
    ...(scope && { scope }),
    ...(meta.area && { area: meta.area }),
    answers: {
      200: format === 'csv' ? sends('The table', mediaType) : rowsOf(row, rowName),
      304: { description: 'As it was, by `If-None-Match`' },
    },
    errors: [...errors, ...(meta.rest?.errors ?? []), ...codesOf(path)],
  };
}

function rowsOf(row: z.core.$ZodType, name: string | undefined): object {
  const items = { ...jsonSchema(row, 'output'), ...(name !== undefined && { [SHAPE]: name }) };
  return {
    description: 'The rows',
    content: { 'application/json': { schema: { type: 'array', items } } },
  };
}
