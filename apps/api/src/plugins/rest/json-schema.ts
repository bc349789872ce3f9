import { documentedShapes } from '@oche/validators/documented-shapes';
import { z } from 'zod';

/** The part of JSON Schema (2020-12) that is read here; everything else is handed on as it is. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  description?: string;
  [keyword: string]: unknown;
}

/** How a schema says its name, until the document keeps it in one place. */
export const SHAPE = 'x-oche-shape';

const names = new Map(Object.entries(documentedShapes).map(([name, schema]) => [schema, name]));

type Direction = 'input' | 'output';

/** @param io whether the schema describes what is sent to us or what we answer */
export function jsonSchema(schema: z.core.$ZodType | null, io: Direction): JsonSchema {
  if (!schema) return {};
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: made }) {
      if (io === 'input') addSecondHalf(zodSchema, made as JsonSchema);
      defineKeys(made as JsonSchema);
      // of zod it means that nobody changes the list; in a document, that it may not be sent
      delete made.readOnly;
      const name = names.get(zodSchema);
      if (name !== undefined) (made as JsonSchema)[SHAPE] = name;
    },
  });
  return io === 'output' ? opened(rest as JsonSchema) : (rest as JsonSchema);
}

const WHOLE = /^(id|number|revision|position)$|(Id|Ids|Count|Number)$/;

/**
 * An answer may get fields later, so its objects aren't closed; ids and counts are whole numbers, which schemas of
 * answers don't say.
 */
function opened<Schema>(node: Schema, name = ''): Schema {
  if (Array.isArray(node)) return node.map((each) => opened(each, name)) as Schema;
  if (typeof node !== 'object' || node === null) return node;
  const { properties, additionalProperties, ...others } = node as JsonSchema;
  const copy: JsonSchema = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, opened(value, name)]),
  );
  if (properties) {
    copy.properties = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, opened(value, key)]),
    );
  }
  if (additionalProperties !== undefined && additionalProperties !== false) {
    copy.additionalProperties = opened(additionalProperties);
  }
  if (copy.type === 'number' && WHOLE.test(name)) copy.type = 'integer';
  return copy as Schema;
}

/**
 * Of a text that is put in order and then checked, zod shows only the first half, which is any text. What
 * the second half asks for holds, too.
 */
function addSecondHalf(schema: z.core.$ZodType, made: JsonSchema): void {
  const { def } = schema._zod as unknown as { def: z.core.$ZodPipeDef };
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'string') return;
  const second = jsonSchema(def.out, 'input');
  if (second.type === undefined || second.type === 'string') Object.assign(made, second);
}

/** An object with the given keys has these properties, which zod writes as a rule for their names. */
function defineKeys(made: JsonSchema): void {
  const { propertyNames, additionalProperties, required = [] } = made;
  if (!propertyNames || !required.length) return;
  const value = additionalProperties as JsonSchema;
  made.properties = Object.fromEntries(required.map((name) => [name, value]));
  made.additionalProperties = false;
  delete made.propertyNames;
}

/** The schema itself, or those of which one is enough. */
export const alternativesIn = (schema: JsonSchema): JsonSchema[] => {
  const alternatives = schema.anyOf ?? schema.oneOf;
  return alternatives ? alternatives.flatMap(alternativesIn) : [schema];
};

export const isOfType = ({ type }: JsonSchema, wanted: string): boolean =>
  [type].flat().includes(wanted);
