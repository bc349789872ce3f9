import { errorCodes } from '@oche/validators/errors';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../plugins/openapi/document.ts';
import { documentedPath } from '../../plugins/openapi/plain-operation.ts';

/** What came back from a documented path. */
export interface Answer {
  method: string;
  /** as Fastify calls it, e.g. `/api/games/:id` */
  route: string;
  status: number;
  contentType: string;
  /** null for what is streamed or has no body */
  body: string | null;
}

interface Documented {
  $ref?: string;
  content?: Record<string, object>;
}

type LiveDocument = OpenApiDocument & { components: { responses: Record<string, Documented> } };

type Operations = Record<string, { operationId: string; responses: Record<string, Documented> }>;

/**
 * Holds answers against the document: status, content type and body. It compiles an answer's schema when the first one
 * comes, and objects are closed in it: a field that nobody has documented is a fault, though clients have to expect new ones.
 */
export class AnswerCheck {
  readonly #document: LiveDocument;
  readonly #ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
  });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = closed(document) as LiveDocument;
    addFormats.default(this.#ajv);
    // what stands in it besides schemas
    this.#ajv.addVocabulary([...Object.keys(document), 'x-oche-open', 'example']);
    this.#ajv.addSchema(this.#document, 'document');
  }

  /** @returns what isn't as documented, or null */
  faultOf(answer: Answer): string | null {
    const path = documentedPath(answer.route);
    const method = answer.method.toLowerCase();
    const place = `${answer.method} ${path}`;
    const operation = (this.#document.paths[path] as Operations | undefined)?.[method];
    if (!operation) return null;
    const known = operation.responses[answer.status];
    if (!known)
      return `${place}: ${answer.status} isn't documented (${answer.body?.slice(0, 200)})`;
    const name = known.$ref?.split('/').at(-1);
    const pointer =
      name === undefined
        ? `/paths/${path.replaceAll('/', '~1')}/${method}/responses/${answer.status}`
        : `/components/responses/${name}`;
    const content = (name === undefined ? known : this.#document.components.responses[name])
      ?.content;
    const [type = ''] = answer.contentType.split(';', 1);
    if (!content) return answer.body ? `${place}: ${answer.status} has a body` : null;
    if (!content[type]) return `${place}: ${answer.status} isn't documented as "${type}"`;
    if (type !== 'application/json' || answer.body === null) return null;
    const schema = `${pointer}/content/${type.replaceAll('/', '~1')}/schema`;
    const check = this.#checkOf(schema);
    const value: unknown = JSON.parse(answer.body);
    if (check(value)) return null;
    const code = codeOf(value);
    if (code) {
      return `${place}: ${answer.status} ${code} is not documented: it belongs to ${operation.operationId} in modules/refusals.json`;
    }
    const faults = (check.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath} ${message} ${JSON.stringify(params).slice(0, 200)}`,
    );
    return `${place}: ${answer.status} ${faults.join(', ')}`;
  }

  #checkOf(pointer: string): ValidateFunction {
    const known = this.#compiled.get(pointer);
    if (known) return known;
    const reference = pointer.split('/').map(encodeURIComponent).join('/');
    const made = this.#ajv.compile({ $ref: `document#${reference}` });
    this.#compiled.set(pointer, made);
    return made;
  }
}

const codeOf = (value: unknown): string => {
  const code = (value as { code?: unknown } | null)?.code;
  return errorCodes.some((known) => known === code) ? String(code) : '';
};

/** A copy in which objects have no properties but those that are named. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isObject = copy.type === 'object' && copy.properties !== undefined;
  return isObject && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}
