import { z } from 'zod';

type Fits = (value: unknown) => boolean;
/** A constant of the code: patterns, sets and schemas, by their place. */
type Constants = unknown[];

/** Formats of texts that are nothing but their pattern. */
const PATTERNED = new Set(['datetime', 'date', 'time']);

/**
 * Writes a function of a schema that says whether a value is exactly what the schema would make of it: everything there
 * and of its kind, and nothing beside it. Such a value needs no copy, which is what a schema's own check mostly does.
 * False says nothing: only the schema knows then.
 *
 * Objects, lists, texts, numbers and the like become code with the fields' names in it; whatever else there is asks its
 * schema, and holds only if that leaves the very same value.
 */
export function fitting(schema: z.core.$ZodType): Fits {
  const constants: Constants = [];
  const body = codeOf(schema, 'v', constants, 0);
  return new Function('c', `return (v) => { ${body} return true; };`)(constants);
}

/** Leaves the function with false unless the value of the expression `v` fits. */
function codeOf(schema: z.core.$ZodType, v: string, constants: Constants, depth: number): string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const code = kindOf(schema, v, constants, depth);
  if (code === undefined) return unless(`c[${put(constants, staysTheSame(schema))}](${v})`);
  if (!def.checks?.length) return code;
  return `${code} ${unless(`c[${put(constants, passes(def.checks))}](${v})`)}`;
}

/** The same for what is of one kind, without further checks; undefined for other kinds. */
function kindOf(
  schema: z.core.$ZodType,
  v: string,
  constants: Constants,
  depth: number,
): string | undefined {
  const { def, values } = (schema as z.core.$ZodTypes)._zod;
  const inner = (type: z.core.$ZodType) => codeOf(type, v, constants, depth);
  switch (def.type) {
    case 'string': {
      if (!('format' in def)) return unless(`typeof ${v} === 'string'`);
      const pattern = patternOf(def);
      return (
        pattern && unless(`typeof ${v} === 'string' && c[${put(constants, pattern)}].test(${v})`)
      );
    }
    case 'number':
      if (!('format' in def)) return unless(`Number.isFinite(${v})`);
      return def.format === 'safeint' ? unless(`Number.isSafeInteger(${v})`) : undefined;
    case 'boolean':
      return unless(`typeof ${v} === 'boolean'`);
    case 'enum':
    case 'literal':
      return values && unless(`c[${put(constants, values)}].has(${v})`);
    case 'any':
    case 'unknown':
      return '';
    case 'nullable':
      return `if (${v} !== null) { ${inner(def.innerType)} }`;
    case 'optional':
      // what makes something of undefined has to be asked
      if (def.innerType._zod.optin !== undefined) return undefined;
      return `if (${v} !== undefined) { ${inner(def.innerType)} }`;
    case 'readonly':
      return inner(def.innerType);
    case 'array':
      return codeOfArray(def.element, v, constants, depth);
    case 'tuple':
      return def.rest ? undefined : codeOfTuple(def.items, v, constants, depth);
    case 'object':
      return def.catchall ? undefined : codeOfObject(def.shape, v, constants, depth);
    case 'record': {
      const names = def.keyType._zod.values;
      if (!names || def.mode === 'loose' || def.valueType._zod.optin !== undefined)
        return undefined;
      const shape = Object.fromEntries([...names].map((name) => [String(name), def.valueType]));
      return codeOfObject(shape, v, constants, depth);
    }
    case 'union': {
      const options = 'discriminator' in def && optionsOf(def as z.core.$ZodDiscriminatedUnionDef);
      return options ? unless(`c[${put(constants, options)}](${v})`) : undefined;
    }
    default:
      return undefined;
  }
}

const unless = (condition: string): string => `if (!(${condition})) return false;`;

const put = (constants: Constants, value: unknown): number => constants.push(value) - 1;

function codeOfArray(
  element: z.core.$ZodType,
  v: string,
  constants: Constants,
  depth: number,
): string {
  const [item, index] = [`v${depth + 1}`, `i${depth + 1}`];
  return `${unless(`Array.isArray(${v})`)}
    for (let ${index} = 0; ${index} < ${v}.length; ${index}++) {
      const ${item} = ${v}[${index}]; ${codeOf(element, item, constants, depth + 1)}
    }`;
}

function codeOfTuple(
  items: readonly z.core.$ZodType[],
  v: string,
  constants: Constants,
  depth: number,
): string {
  const item = `v${depth + 1}`;
  const each = items.map(
    (type, index) =>
      `{ const ${item} = ${v}[${index}]; ${codeOf(type, item, constants, depth + 1)} }`,
  );
  return `${unless(`Array.isArray(${v}) && ${v}.length === ${items.length}`)} ${each.join('\n')}`;
}

function codeOfObject(
  shape: z.core.$ZodShape,
  v: string,
  constants: Constants,
  depth: number,
): string {
  const [field, count] = [`v${depth + 1}`, `n${depth + 1}`];
  const fields = Object.entries(shape).map(([name, type]) => {
    const key = JSON.stringify(name);
    const read = `const ${field} = ${v}[${key}]; ${codeOf(type, field, constants, depth + 1)}`;
    // a field that may be missing, or of any kind, is counted when it is there
    const isThere = `${field} !== undefined || Object.hasOwn(${v}, ${key})`;
    const mayMiss = type._zod.optin !== undefined;
    return `{ ${read} ${mayMiss ? `if (${isThere}) ${count}++;` : `${unless(isThere)} ${count}++;`} }`;
  });
  return `${unless(`typeof ${v} === 'object' && ${v} !== null && !Array.isArray(${v})`)}
    { let ${count} = 0; ${fields.join('\n')} for (const _ in ${v}) ${count}--; ${unless(`${count} === 0`)} }`;
}

/** The pattern that is all there is to a text of this kind. */
function patternOf(def: z.core.$ZodTypeDef): RegExp | undefined {
  const { format, pattern } = def as z.core.$ZodStringFormatDef;
  const isAll = PATTERNED.has(format) && pattern && !pattern.global && !pattern.sticky;
  return isAll ? pattern : undefined;
}

/** The option whose discriminator a value has decides alone. */
function optionsOf({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef): Fits {
  const known = new Map<unknown, Fits>();
  for (const option of options) {
    const fits = fitting(option);
    // one that two options have is not decided here
    for (const value of option._zod.propValues?.[discriminator] ?? [])
      known.set(value, known.has(value) ? never : fits);
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const fits = known.get((value as Record<string, unknown>)[discriminator]);
    return fits?.(value) ?? false;
  };
}

const never: Fits = () => false;

function passes(checks: readonly z.core.$ZodCheck<never>[]): Fits {
  return (value) => {
    const payload = { value, issues: [] };
    for (const { _zod } of checks) if (_zod.check(payload as never)) return false;
    return payload.issues.length === 0 && payload.value === value;
  };
}

function staysTheSame(schema: z.core.$ZodType): Fits {
  return (value) => {
    const result = z.core.safeParse(schema, value);
    return result.success && result.data === value;
  };
}
