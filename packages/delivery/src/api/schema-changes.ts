/** A JSON schema as it stands in the document. */
export type Schema = Readonly<Record<string, unknown>>;

/** What is sent to Oche may be less strict than before, and what Oche answers no looser. */
export type Direction = 'sent' | 'answered';

interface Comparing {
  direction: Direction;
  /** finds what a `$ref` names, in the former document and in the new one */
  before: (schema: Schema) => Schema;
  after: (schema: Schema) => Schema;
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const fieldsOf = (schema: Schema) => (schema.properties ?? {}) as Record<string, Schema>;
const variantsOf = (schema: Schema) => (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : (schema.enum as unknown[] | undefined);

/** Limits of what is sent: by which comparison a new one is stricter. */
const LIMITS: readonly (readonly [string, (before: number, after: number) => boolean])[] = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(
    (name) => [name, (before: number, after: number) => after > before] as const,
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    (name) => [name, (before: number, after: number) => after < before] as const,
  ),
];

/**
 * What programs that were made for the former schema would stumble over.
 * @returns a sentence each, beginning with `place`
 */
export function schemaChanges(
  place: string,
  before: Schema,
  after: Schema,
  comparing: Comparing,
  seen = new Set<string>(),
): string[] {
  const pair = `${before.$ref} ${after.$ref}`;
  // shapes that contain themselves
  if (before.$ref && after.$ref && seen.has(pair)) return [];
  if (before.$ref && after.$ref) seen.add(pair);
  const [one, other] = [comparing.before(before), comparing.after(after)];
  const inner = (name: string, from: Schema, to: Schema) =>
    schemaChanges(`${place}${name}`, from, to, comparing, seen);
  return [
    ...typeChanges(place, one, other, comparing.direction),
    ...valueChanges(place, one, other, comparing.direction),
    ...(comparing.direction === 'sent' ? limitChanges(place, one, other) : []),
    ...variantChanges(place, one, other, comparing, seen),
    ...fieldChanges(place, one, other, comparing.direction, inner),
    ...bothAreSchemas(one.items, other.items, (from, to) => inner('[]', from, to)),
    ...bothAreSchemas(one.additionalProperties, other.additionalProperties, (from, to) =>
      inner('.*', from, to),
    ),
    ...((one.allOf as Schema[] | undefined) ?? []).flatMap((part, index) => {
      const its = (other.allOf as Schema[] | undefined)?.[index];
      return its ? inner('', part, its) : [`${place}: a part of its shape is gone`];
    }),
  ];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const bothAreSchemas = (
  one: unknown,
  other: unknown,
  compare: (from: Schema, to: Schema) => string[],
): string[] => (isSchema(one) && isSchema(other) ? compare(one, other) : []);

function typeChanges(place: string, one: Schema, other: Schema, direction: Direction): string[] {
  const [before, after] = [listOf(one.type), listOf(other.type)];
  // variants say it themselves
  if (variantsOf(one) || variantsOf(other)) return [];
  if (before.length === 0 && after.length === 0) return [];
  const [wide, narrow] = direction === 'sent' ? [after, before] : [before, after];
  // no type at all is every type
  const isWithin = (type: unknown) =>
    wide.length === 0 || wide.includes(type) || (type === 'integer' && wide.includes('number'));
  const fits = narrow.length === 0 ? wide.length === 0 : narrow.every(isWithin);
  if (fits) return [];
  const said = (types: readonly unknown[]) => types.join(' or ') || 'anything';
  return [`${place}: was ${said(before)} and is ${said(after)}`];
}

function valueChanges(place: string, one: Schema, other: Schema, direction: Direction): string[] {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  if (direction === 'sent') {
    if (!after) return [];
    if (!before) return [`${place}: takes only some values now`];
    const gone = before.filter((value) => !after.includes(value));
    return gone.map((value) => `${place}: does not take ${JSON.stringify(value)} any more`);
  }
  // where the document says that there may be more, programs are ready for it
  if (!before || one['x-oche-open'] === true) return [];
  if (!after) return [`${place}: may be any value now`];
  const added = after.filter((value) => !before.includes(value));
  return added.map((value) => `${place}: can be ${JSON.stringify(value)} now`);
}

function limitChanges(place: string, one: Schema, other: Schema): string[] {
  const stricter = LIMITS.filter(([name, isStricter]) => {
    const [before, after] = [one[name], other[name]];
    if (typeof after !== 'number') return false;
    return typeof before === 'number' ? isStricter(before, after) : true;
  });
  const texts = ['pattern', 'format'].filter(
    (name) => other[name] !== undefined && other[name] !== one[name],
  );
  return [...stricter.map(([name]) => name), ...texts].map(
    (name) => `${place}: ${name} is stricter (${String(other[name])})`,
  );
}

/** Each variant needs one on the other side that does for it. */
function variantChanges(
  place: string,
  one: Schema,
  other: Schema,
  comparing: Comparing,
  seen: ReadonlySet<string>,
): string[] {
  const [before, after] = [variantsOf(one), variantsOf(other)];
  if (!before && !after) return [];
  const [from, to] = [before ?? [one], after ?? [other]];
  const isFit = (former: Schema, present: Schema) =>
    schemaChanges(place, former, present, comparing, new Set(seen)).length === 0;
  const fit =
    comparing.direction === 'sent'
      ? from.every((former) => to.some((present) => isFit(former, present)))
      : to.every((present) => from.some((former) => isFit(former, present)));
  return fit ? [] : [`${place}: one of its variants is another one`];
}

function fieldChanges(
  place: string,
  one: Schema,
  other: Schema,
  direction: Direction,
  inner: (name: string, from: Schema, to: Schema) => string[],
): string[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)];
  const [needed, isNeeded] = [listOf(one.required), listOf(other.required)];
  const kept = Object.entries(before).flatMap(([name, schema]) => {
    const its = after[name];
    return its ? inner(`.${name}`, schema, its) : [`${place}.${name}: is gone`];
  });
  const required =
    direction === 'sent'
      ? isNeeded
          .filter((name) => !needed.includes(name))
          .map((name) => `${place}.${String(name)}: has to be sent now`)
      : needed
          .filter((name) => !isNeeded.includes(name) && String(name) in after)
          .map((name) => `${place}.${String(name)}: may be missing now`);
  return [...kept, ...required];
}
