import type { ErrorCode } from '@oche/validators/errors';
import type { ValidationKey } from '@oche/validators/validation';

export type ErrorDetails = Record<string, string | number | null>;

/** Path of an input field → what is wrong with it; the path '' is the input as a whole. */
export type ErrorFields = Record<string, ValidationKey>;

interface AppErrorOptions {
  /** values for the translated text, e.g. until when a member is suspended */
  details?: ErrorDetails;
  /** what is wrong with which field; forms show it there, and REST answers list it */
  fields?: ErrorFields;
  /** seconds after which a retry makes sense */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that services throw on purpose. Clients see its code, never its stack. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  readonly fields: ErrorFields | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }

  /** @returns the same error about fields of other names */
  withFields(fields: ErrorFields): AppError {
    const { code, details, retryAfter, cause } = this;
    return new AppError(code, {
      fields,
      cause,
      ...(details && { details }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
}

/**
 * Throws the reason that a policy gives for a refusal. null means that it is allowed.
 * @throws AppError with the reason as its code
 */
export function refuseFor(reason: ErrorCode | null): void {
  if (reason) throw new AppError(reason);
}
