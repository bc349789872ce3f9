import { isPgError, isUnavailable } from '@oche/db';
import { type ErrorCode, type ErrorDomain, errors } from '@oche/validators/errors';
import { isValidationKey, type ValidationKey } from '@oche/validators/validation';
import type { z } from 'zod';
import { AppError, type ErrorDetails, type ErrorFields } from './errors.ts';

/** The part of an error that clients may see, over tRPC and partly over REST. */
export interface ErrorData {
  code: ErrorCode;
  /** the domain whose texts describe this code */
  domain: ErrorDomain;
  httpStatus: number;
  requestId: string;
  fields?: ErrorFields;
  details?: ErrorDetails;
  /** seconds after which a retry makes sense */
  retryAfter?: number;
}

/** More fields than any form has; a hostile list of a thousand wrong items gets a short answer. */
const MAX_FIELDS = 20;

/**
 * The messages of our schemas are keys of texts. zod's own messages, e.g. for a wrong type, are
 * never shown; they become 'invalid'.
 */
const messageKey = (message: string): ValidationKey =>
  isValidationKey(message) ? message : 'invalid';

/** The first problem of each field. */
function fieldsOf(error: z.core.$ZodError): ErrorFields {
  const fields = new Map<string, ValidationKey>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!fields.has(path)) fields.set(path, messageKey(issue.message));
    if (fields.size === MAX_FIELDS) break;
  }
  return Object.fromEntries(fields);
}

/** The error for bad input, with the first problem of each field. */
export function inputError(error: z.core.$ZodError): AppError {
  return new AppError('BAD_INPUT', { fields: fieldsOf(error), cause: error });
}

/** Whether the database can't be reached, or is too busy to answer in time. */
function isOverloaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isUnavailable(error) ||
    isPgError(error, 'queryCanceled') ||
    isPgError(error, 'lockNotAvailable') ||
    isOverloaded(error.cause)
  );
}

/**
 * Whether a text contains characters that PostgreSQL can't store, e.g. NUL. The schemas refuse
 * them; this is for one that forgets to.
 */
const isUnstorable = (error: unknown): boolean =>
  isPgError(error, 'characterNotInRepertoire') || isPgError(error, 'untranslatableCharacter');

/**
 * Turns anything that was thrown into an AppError. Unexpected errors become INTERNAL: their message
 * stays in the log, under the request id that the answer names.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnstorable(error)) return new AppError('BAD_INPUT', { cause: error });
  if (isOverloaded(error)) return new AppError('UNAVAILABLE', { retryAfter: 5, cause: error });
  return new AppError('INTERNAL', { cause: error });
}

export function errorData(error: AppError, requestId: string): ErrorData {
  return {
    code: error.code,
    domain: errors[error.code].domain,
    httpStatus: errors[error.code].status,
    requestId,
    ...(error.fields && { fields: error.fields }),
    ...(error.details && { details: error.details }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}
