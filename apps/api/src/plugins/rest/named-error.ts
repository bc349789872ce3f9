import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { documentedErrors, type RestNames } from './rest-names.ts';

/** The error, naming the fields that the caller has sent. */
export function named(
  error: unknown,
  names: RestNames,
  { query, body, params }: FastifyRequest,
): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const sent = Object.assign({}, query, body, params);
  return error.withFields(documentedErrors(error.fields, names, sent));
}
