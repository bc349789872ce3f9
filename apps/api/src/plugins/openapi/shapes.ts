import { type JsonSchema, SHAPE } from '../rest/json-schema.ts';

type Paths = Record<string, Record<string, object>>;

/** What a schema says in addition where it is used. */
const BESIDES = ['description', 'default'];

/**
 * Keeps the shapes that have a name in one place.
 * @param paths the operations; where requests have another shape of a name than answers, theirs has a name
 *   with `Input` at its end
 * @param shapes takes them by their names
 * @returns the same with references
 * @throws Error when a name has several shapes
 */
export function withShapes(paths: Paths, shapes: Record<string, JsonSchema>): Paths {
  const bodies = new Map<string, string>();
  const keep = (name: string, schema: JsonSchema, isInput: boolean): string => {
    const text = JSON.stringify(schema);
    const known = bodies.get(name);
    if (known === undefined) {
      bodies.set(name, text);
      shapes[name] = schema;
    }
    if (known === undefined || known === text) return name;
    if (isInput && !name.endsWith('Input')) return keep(`${name}Input`, schema, isInput);
    throw new Error(`the name ${name} has several shapes: ${known} ${text}`);
  };
  const walk = (value: unknown, isInput: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, isInput));
    if (typeof value !== 'object' || value === null) return value;
    const walked = Object.entries(value).map(([key, each]) => {
      const sent = isInput || key === 'requestBody' || key === 'parameters';
      return [key, walk(each, sent)] as const;
    });
    const name = (value as JsonSchema)[SHAPE];
    if (typeof name !== 'string') return Object.fromEntries(walked);
    const isBeside = ([key]: readonly [string, unknown]) => BESIDES.includes(key);
    const body = walked.filter((entry) => entry[0] !== SHAPE && !isBeside(entry));
    const kept = keep(name, Object.fromEntries(body), isInput);
    return { $ref: `#/components/schemas/${kept}`, ...Object.fromEntries(walked.filter(isBeside)) };
  };
  // answers first: they have the name where requests have another shape
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods)) {
      walk((operation as { responses?: unknown }).responses, false);
    }
  }
  return walk(paths, false) as Paths;
}
