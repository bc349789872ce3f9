/** SQLSTATE codes that our code reacts to. Source: PostgreSQL documentation, appendix A. */
export const pgErrorCodes = {
  characterNotInRepertoire: '22021',
  untranslatableCharacter: '22P05',
  notNullViolation: '23502',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  checkViolation: '23514',
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  insufficientPrivilege: '42501',
  diskFull: '53100',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
} as const;

export type PgErrorName = keyof typeof pgErrorCodes;

/** The parts of PostgreSQL's answer to a refused statement that we use. */
export interface PgError extends Error {
  code: string;
  /** the name of the violated constraint */
  constraint?: string;
  table?: string;
  detail?: string;
}

/**
 * @param constraint when given, only a violation of this constraint counts @example if
 *   (isPgError(error, 'uniqueViolation', 'users_email')) …
 */
export function isPgError(
  error: unknown,
  name: PgErrorName,
  constraint?: string,
): error is PgError {
  if (codeOf(error) !== pgErrorCodes[name]) return false;
  return constraint === undefined || (error as PgError).constraint === constraint;
}

/**
 * Connection exceptions (class 08), a full disk, too many connections, a server that shuts down or starts up.
 */
const UNAVAILABLE_SQLSTATE = /^(08...|53[13]00|57P0[1-5])$/;
const UNAVAILABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** These errors of pg and its pool have no code. */
const UNAVAILABLE_TEXT =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end on the pool)/;

/**
 * Whether the database can't be reached, unlike one that refused this statement. Trying again later
 * may help. A pool without a free connection within its timeout counts, too.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = codeOf(error);
  if (code !== undefined && (UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_SYSTEM.has(code))) {
    return true;
  }
  return UNAVAILABLE_TEXT.test(error.message);
}

/** @returns the SQLSTATE of PostgreSQL's refusal, or the system's code */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
