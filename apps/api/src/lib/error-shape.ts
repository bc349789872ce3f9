import type { ErrorCode } from '@oche/validators/error-codes';
import type { ZodError } from 'zod';
import { AppError, type ErrorDetails, httpStatusOf } from './errors.ts';

/** What leaves the server about an error, over tRPC and (in part) over REST. */
export interface ErrorData {
  code: ErrorCode;
  httpStatus: number;
  requestId: string;
  fields?: Record<string, string>;
  details?: ErrorDetails;
  /** seconds */
  retryAfter?: number;
}

/** Path → message key of the first problem of each field; '' is the input as a whole. */
function fieldsOf(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    fields[issue.path.join('.')] ??= issue.message;
  }
  return fields;
}

/** Bad input, with the problem of each field. */
export function inputError(error: ZodError): AppError {
  return new AppError('BAD_INPUT', { fields: fieldsOf(error), cause: error });
}

/** PostgreSQL is away or overloaded: connection errors, shutdown, too many clients, timeouts. */
const AWAY = /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/;

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}

/**
 * Turns anything thrown into the public error. Unexpected errors become INTERNAL: their text stays
 * in the log, under the request id that the answer names.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { retryAfter: 5, cause: error });
  return new AppError('INTERNAL', { cause: error });
}

export function errorData(error: AppError, requestId: string): ErrorData {
  return {
    code: error.code,
    httpStatus: httpStatusOf[error.code],
    requestId,
    ...(error.fields && { fields: error.fields }),
    ...(error.details && { details: error.details }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}
