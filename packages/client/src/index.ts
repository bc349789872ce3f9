export { type ClientOptions, createClient, type OcheClient } from './client.ts';
export { type ErrorCode, type FieldError, OcheError } from './error.ts';
export type { components, operations, paths, webhooks } from './schema.gen.ts';

/** A new key for a call that creates something: the same call with the same key again creates nothing twice. */
export const idempotencyKey = (): string => crypto.randomUUID();
