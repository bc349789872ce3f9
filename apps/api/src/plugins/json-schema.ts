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

/** @param io whether the schema describes what is sent to us or what we answer */
export function jsonSchema(schema: z.core.$ZodType | null, io: 'input' | 'output'): JsonSchema {
  if (!schema) return {};
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

/** The schema itself, or those of which one is enough. */
export const alternativesIn = (schema: JsonSchema): JsonSchema[] => {
  const alternatives = schema.anyOf ?? schema.oneOf;
  return alternatives ? alternatives.flatMap(alternativesIn) : [schema];
};

export const isOfType = ({ type }: JsonSchema, wanted: string): boolean =>
  [type].flat().includes(wanted);
