/**
 * Every error a service can answer with. The server maps a code to an HTTP status, the web to a
 * translated text; neither ever shows the other's words.
 */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_ALLOWED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'CROSS_SITE',

  // accounts
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_BANNED',
  'EMAIL_NOT_VERIFIED',
  'INVALID_CREDENTIALS',
  'INVALID_TOKEN',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'INVALID_SECOND_FACTOR',
  'SECOND_FACTOR_ALREADY_ON',
  'EXTERNAL_SIGN_IN_FAILED',

  // forum
  'CATEGORY_INACTIVE',
  'SUBFORUM_INACTIVE',
  'SUBFORUM_LOCKED',
  'THREAD_LOCKED',
  'THREAD_NOT_FOUND',
  'SUBFORUM_NOT_FOUND',
  'POST_NOT_FOUND',
  'PARENT_POST_NOT_FOUND',
  'THREAD_HAS_REPLIES',
  'FIRST_POST',
  'EDIT_WINDOW_OVER',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
