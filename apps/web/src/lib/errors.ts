import type { Locale } from '@oche/validators/common';
import type { ErrorCode } from '@oche/validators/error-codes';
import type { TextsOf } from '../i18n/namespaces.ts';
import { formatDateTime } from './time/date-text.ts';
import type { ErrorData } from './trpc.ts';

/** An error of the API away from its tRPC client: thrown by guards, carried from server to browser. */
export class ApiError extends Error {
  readonly data: ErrorData;

  constructor(data: ErrorData) {
    super(data.code);
    this.name = 'ApiError';
    this.data = data;
  }
}

/** @returns the API's public facts about an error; null when it never reached or left the API */
export function errorDataOf(error: unknown): ErrorData | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  return isErrorData(data) ? data : null;
}

const isErrorData = (data: unknown): data is ErrorData =>
  typeof data === 'object' && data !== null && 'code' in data && 'httpStatus' in data;

export const hasErrorCode = (error: unknown, ...codes: ErrorCode[]): boolean => {
  const data = errorDataOf(error);
  return data !== null && codes.includes(data.code);
};

/**
 * Whether the API said what is wrong. Where it did not (no answer, a fault of its own), a page says
 * what could not be done.
 */
export const isExplained = (error: unknown): boolean =>
  errorDataOf(error) !== null && !hasErrorCode(error, 'INTERNAL', 'UNAVAILABLE');

/** Nobody is signed in, as the API would say it. */
export const unauthenticated = (): ApiError =>
  new ApiError({ code: 'UNAUTHENTICATED', httpStatus: 401, requestId: '' });

type CommonTexts = TextsOf<'common'>;

/** The text that a person reads about an error, never the server's words. */
export function errorText(error: unknown, common: CommonTexts, locale: Locale): string {
  const data = errorDataOf(error);
  if (!data) return common.errors.UNREACHABLE();
  if (data.code === 'RATE_LIMITED' && data.retryAfter) {
    return waitText(Math.ceil(data.retryAfter), common);
  }
  if (data.code === 'ACCOUNT_SUSPENDED') {
    const { until, reason } = data.details ?? {};
    return suspensionText({ until, reason }, common, locale);
  }
  return common.errors[data.code]();
}

/** Nobody counts 3,400 seconds. */
const waitText = (seconds: number, { errors }: CommonTexts): string =>
  seconds < 90
    ? errors.RATE_LIMITED_FOR({ seconds })
    : errors.RATE_LIMITED_MINUTES({ minutes: Math.ceil(seconds / 60) });

/** The text for a message of the shared schemas; a key that nobody translated is "invalid". */
export function validationText(key: string, { validation }: CommonTexts): string {
  return isKeyOf(validation, key) ? validation[key]() : validation.invalid();
}

const isKeyOf = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key);

interface Suspension {
  /** ISO time; null means until further notice */
  until?: unknown;
  reason?: unknown;
}

/** Until when a member can't write, and why. */
export function suspensionText(
  { until, reason }: Suspension,
  { suspension }: CommonTexts,
  locale: Locale,
): string {
  const duration =
    typeof until === 'string'
      ? suspension.until({ date: formatDateTime(new Date(until), locale) })
      : suspension.untilFurtherNotice();
  return reason ? `${duration} ${suspension.reason({ reason: String(reason) })}` : duration;
}
