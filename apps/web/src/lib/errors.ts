import type { Locale } from '@oche/validators/common';
import type { ErrorCode } from '@oche/validators/errors';
import type { I18n } from '../i18n/i18n.ts';
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
  new ApiError({ code: 'UNAUTHENTICATED', domain: 'common', httpStatus: 401, requestId: '' });

type CommonTexts = TextsOf<'common'>;

/**
 * Fetches the words for an error of a domain, of which a page has none before the first one happens.
 * That they are out of reach is no error of its own: `errorText` says something general then.
 */
export async function loadErrorText(error: unknown, i18n: I18n): Promise<void> {
  const domain = errorDataOf(error)?.domain;
  if (!domain || domain === 'common') return;
  await i18n.load(`errors/${domain}`).catch(() => {});
}

/** The text that a person reads about an error, never the server's words. */
export function errorText(error: unknown, i18n: I18n): string {
  const common = i18n.texts('common');
  const data = errorDataOf(error);
  if (!data) return common.failure.unreachable();
  if (data.code === 'RATE_LIMITED' && data.retryAfter) {
    return waitText(Math.ceil(data.retryAfter), common);
  }
  if (data.code === 'ACCOUNT_SUSPENDED') {
    const { until, reason } = data.details ?? {};
    return suspensionText({ until, reason }, common, i18n.locale);
  }
  return ownText(data, i18n) ?? generalText(data, common);
}

function ownText({ code, domain }: ErrorData, i18n: I18n): string | undefined {
  const { errors } = i18n.texts('common');
  if (isKeyOf(errors, code)) return errors[code]();
  if (domain === 'common' || !i18n.isLoaded(`errors/${domain}`)) return undefined;
  const texts: Readonly<Record<string, () => string>> = i18n.texts(`errors/${domain}`);
  return isKeyOf(texts, code) ? texts[code]?.() : undefined;
}

/** What can be said of an error whose own words are out of reach. */
function generalText({ httpStatus }: ErrorData, { errors, failure }: CommonTexts): string {
  if (httpStatus === 403) return errors.FORBIDDEN();
  if (httpStatus === 404) return errors.NOT_FOUND();
  return httpStatus >= 500 ? errors.INTERNAL() : failure.refused();
}

/** Nobody counts 3,400 seconds. */
const waitText = (seconds: number, { failure }: CommonTexts): string =>
  seconds < 90
    ? failure.waitSeconds({ seconds })
    : failure.waitMinutes({ minutes: Math.ceil(seconds / 60) });

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
