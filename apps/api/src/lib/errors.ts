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
  IDEMPOTENCY_KEY_REUSED: 409,
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
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_TOO_MANY_PIXELS: 400,
  UPLOAD_WRONG_FORMAT: 415,
  UPLOAD_BROKEN: 400,
  UPLOAD_NOT_FOUND: 404,
  LOUNGE_NOT_FOUND: 404,
  LOUNGE_INACTIVE: 409,
  ZIP_CODE_UNKNOWN: 400,
  BOARD_NOT_FOUND: 404,
  BOARD_NAME_TAKEN: 409,
  BOARD_HAS_BOOKINGS: 409,
  LAST_BOARD: 409,
  TOO_MANY_LOUNGE_BOARDS: 409,
  ALREADY_STAFF: 409,
  OWNER_STAYS: 409,
  CLAIM_ALREADY_OPEN: 409,
  CLAIM_DECIDED: 409,
  REVIEW_NOT_FOUND: 404,
  REVIEW_OF_OWN_LOUNGE: 409,
  REVIEW_ANSWERED: 409,
  REVIEW_REPORTED: 409,
  MEMBER_NOT_FOUND: 404,
  PROFILE_PRIVATE: 403,
  BOOKING_NOT_FOUND: 404,
  BOOKING_END_BEFORE_START: 400,
  BOOKING_IN_PAST: 400,
  BOOKING_TOO_SOON: 409,
  BOOKING_TOO_FAR_AHEAD: 409,
  BOOKING_TOO_SHORT: 400,
  BOOKING_TOO_LONG: 400,
  BOOKING_OFF_GRID: 400,
  OUTSIDE_OPENING_HOURS: 409,
  TOO_MANY_BOARDS: 409,
  BOARD_TAKEN: 409,
  PRICE_CHANGED: 409,
  BOOKING_STATUS: 409,
  CANCELLATION_DEADLINE_OVER: 409,
  SERIES_CONFLICT: 409,
  SERIES_EMPTY: 400,
  SERIES_TOO_LONG: 400,
  SERIES_NOT_FOUND: 404,
  BLOCK_NOT_FOUND: 404,
  SLOT_IS_FREE: 409,
  ALREADY_WAITING: 409,
  OFFER_OVER: 409,
  WAITING_ENTRY_NOT_FOUND: 404,
  FEED_NOT_FOUND: 404,
};
