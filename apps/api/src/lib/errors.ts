import type { ErrorCode } from '@oche/validators/errors';
import type { ValidationKey } from '@oche/validators/validation';

export type ErrorDetails = Record<string, string | number | null>;

/** Input path → what is wrong there; '' is the input as a whole. */
export type ErrorFields = Record<string, ValidationKey>;

interface AppErrorOptions {
  /** facts that the translated text names, e.g. until when a member is suspended */
  details?: ErrorDetails;
  /** shown at the form's fields, and named by REST answers */
  fields?: ErrorFields;
  /** seconds after which a try makes sense again */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that services throw on purpose. Its code is public, its stack is not. */
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
}

/**
 * For rules that say why something is refused, and nothing where it is allowed.
 * @throws AppError with that code
 */
export function refuseFor(reason: ErrorCode | null): void {
  if (reason) throw new AppError(reason);
}
