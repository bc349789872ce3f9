import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../plugins/openapi/document.ts';
import type { CurlCall } from './curl.ts';

interface Schema {
  $ref?: string;
  [keyword: string]: unknown;
}
type Content = Record<string, { schema: Schema }>;
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}

/** Holds what guides show against the document: paths, parameters, bodies, and answers that leave something out. */
export class DocumentCheck {
  readonly #document: OpenApiDocument;
  readonly #paths: readonly { template: string; pattern: RegExp }[];

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#paths = Object.keys(document.paths)
      // what is named comes before what is in braces
      .sort((one, other) => one.split('{').length - other.split('{').length)
      .map((template) => ({
        template,
        pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      }));
  }

  /** @returns what of a path in a text there is not, or null */
  faultOfPath({ method, path }: { method: string | null; path: string }): string | null {
    const methods = this.#document.paths[path];
    if (!methods) return `there is no path ${path}`;
    return method && !methods[method.toLowerCase()] ? `there is no ${method} ${path}` : null;
  }

  /** @throws Error for a path, a parameter or a field of the body that isn't documented */
  operationOf({ method, url, headers, body }: CurlCall): Operation {
    const found = this.#paths.find(({ pattern }) => pattern.test(url.pathname));
    const methods = found && this.#document.paths[found.template];
    const operation = methods?.[method.toLowerCase()] as Operation | undefined;
    if (!operation) throw new Error(`the document has no ${method} ${url.pathname}`);
    const known = (place: string, name: string) =>
      operation.parameters?.some((each) => each.in === place && each.name === name);
    for (const name of url.searchParams.keys()) {
      if (!known('query', name)) throw new Error(`${url.pathname} has no parameter ${name}`);
    }
    if (headers['idempotency-key'] && !known('header', 'Idempotency-Key'))
      throw new Error(`${url.pathname} takes no idempotency key`);
    const type = headers['content-type'] ?? '';
    const schema = operation.requestBody?.content[type]?.schema;
    if (body === undefined) return operation;
    if (!schema) throw new Error(`${url.pathname} takes no ${type}`);
    const fields: unknown =
      type === 'application/json'
        ? JSON.parse(body)
        : Object.fromEntries(new URLSearchParams(body));
    this.#expect(fields, schema, 'what is sent', true);
    return operation;
  }

  /** @throws Error for a status that isn't documented, and for a field in the example that the answer can't have */
  expectExample(operation: Operation, status: number, example: unknown): void {
    const known = operation.responses[status];
    const name = known?.$ref?.split('/').at(-1) ?? '';
    const { responses } = this.#document.components as { responses: Operation['responses'] };
    const schema = (known?.$ref ? responses[name] : known)?.content?.['application/json']?.schema;
    if (!schema) throw new Error(`${status} with JSON isn't documented`);
    this.#expect(example, schema, 'the example', false);
  }

  #expect(value: unknown, schema: Schema, what: string, isWhole: boolean): void {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    addFormats.default(ajv);
    const schemas = shaped((this.#document.components as { schemas: Schema }).schemas, isWhole);
    const check = ajv.compile({
      ...(shaped(schema, isWhole) as Schema),
      components: { schemas },
    });
    if (check(value)) return;
    const faults = (check.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    throw new Error(`${what}: ${faults.join(', ')}`);
  }
}

/** A copy in which objects are closed, and, for what leaves something out, nothing has to be there. */
function shaped(node: unknown, isWhole: boolean): unknown {
  if (Array.isArray(node)) return node.map((each) => shaped(each, isWhole));
  if (typeof node !== 'object' || node === null) return node;
  const { required, ...others } = node as Schema;
  const copy = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, shaped(value, isWhole)]),
  );
  return {
    ...copy,
    ...(Array.isArray(required)
      ? isWhole
        ? { required }
        : {}
      : required !== undefined && { required: shaped(required, isWhole) }),
    ...(copy.type === 'object' &&
      copy.properties !== undefined &&
      !('additionalProperties' in copy) && { additionalProperties: false }),
  };
}
