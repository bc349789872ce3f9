import { isPgError, isUnavailable } from '@oche/db';
import { type ErrorCode, type ErrorDomain, errors } from '@oche/validators/errors';
import { isValidationKey, type ValidationKey } from '@oche/validators/validation';
import type { ZodError } from 'zod';
import { AppError, type ErrorDetails, type ErrorFields } from './errors.ts';

/** What leaves the server about an error, over tRPC and (in part) over REST. */
export interface ErrorData {
  code: ErrorCode;
  /** whose texts have the words for it */
  domain: ErrorDomain;
  httpStatus: number;
  requestId: string;
  fields?: ErrorFields;
  details?: ErrorDetails;
  /** seconds */
  retryAfter?: number;
}

/** More than any form has; a hostile list of a thousand wrong items gets a short answer, too. */
const MAX_FIELDS = 20;

/** Our schemas say keys of texts; zod's own words (of an enum, of a wrong type) are for nobody. */
const messageKey = (message: string): ValidationKey =>
  isValidationKey(message) ? message : 'invalid';

/** The first problem of each field. */
function fieldsOf(error: ZodError): ErrorFields {
  const fields = new Map<string, ValidationKey>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!fields.has(path)) fields.set(path, messageKey(issue.message));
    if (fields.size === MAX_FIELDS) break;
  }
  return Object.fromEntries(fields);
}

/** Bad input, with the problem of each field. */
export function inputError(error: ZodError): AppError {
  return new AppError('BAD_INPUT', { fields: fieldsOf(error), cause: error });
}

/** The database is away, or too busy to answer in time. */
function isOverloaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isUnavailable(error) ||
    isPgError(error, 'queryCanceled') ||
    isPgError(error, 'lockNotAvailable') ||
    isOverloaded(error.cause)
  );
}

/** NUL in a text: the schemas refuse it, but one of them may have forgotten to. */
const isUnstorable = (error: unknown): boolean =>
  isPgError(error, 'characterNotInRepertoire') || isPgError(error, 'untranslatableCharacter');

/**
 * Turns anything thrown into the public error. Unexpected errors become INTERNAL: their text stays
 * in the log, under the request id that the answer names.
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
