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
    },
  });
  return rest as JsonSchema;
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
