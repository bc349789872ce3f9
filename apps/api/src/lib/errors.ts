import type { ErrorCode } from '@oche/validators/error-codes';

export type ErrorDetails = Record<string, string | number | null>;

interface AppErrorOptions {
  /** facts that the translated text names, e.g. until when a member is suspended */
  details?: ErrorDetails;
  /** input path → translation key, shown at the form's field */
  fields?: Record<string, string>;
  /** seconds after which a try makes sense again */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that services throw on purpose. Its code is public, its stack is not. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  readonly fields: Record<string, string> | undefined;
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

/** HTTP status of every code; tRPC answers carry the same status. */
export const httpStatusOf: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  METHOD_NOT_ALLOWED: 405,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  CROSS_SITE: 403,
  ACCOUNT_SUSPENDED: 403,
  ACCOUNT_BANNED: 403,
  EMAIL_NOT_VERIFIED: 403,
  INVALID_CREDENTIALS: 400,
  INVALID_TOKEN: 400,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  INVALID_SECOND_FACTOR: 400,
  SECOND_FACTOR_ALREADY_ON: 409,
  EXTERNAL_SIGN_IN_FAILED: 400,
  CATEGORY_INACTIVE: 409,
  SUBFORUM_INACTIVE: 409,
  SUBFORUM_LOCKED: 409,
  THREAD_LOCKED: 409,
  THREAD_NOT_FOUND: 404,
  SUBFORUM_NOT_FOUND: 404,
  POST_NOT_FOUND: 404,
  PARENT_POST_NOT_FOUND: 404,
  THREAD_HAS_REPLIES: 409,
  FIRST_POST: 409,
  EDIT_WINDOW_OVER: 409,
};
