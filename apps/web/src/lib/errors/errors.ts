import type { Locale } from '@oche/validators/common';
import type { ErrorCode } from '@oche/validators/errors';
import type { I18n } from '../../i18n/i18n.ts';
import type { TextsOf } from '../../i18n/namespaces.ts';
import { formatDateTime } from '../time/date-text.ts';
import type { ErrorData } from '../trpc.ts';

/**
 * An error of the API without its tRPC client: thrown by guards, or passed from server to browser.
 */
export class ApiError extends Error {
  readonly data: ErrorData;

  constructor(data: ErrorData) {
    super(data.code);
    this.name = 'ApiError';
    this.data = data;
  }
}

/**
 * @returns what the API says about an error; null if there was no answer, or it isn't an API error
 */
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
 * Whether the API has said what is wrong. If it hasn't (no answer, or a fault of its own), the page
 * says what could not be done.
 */
export const isExplained = (error: unknown): boolean =>
  errorDataOf(error) !== null && !hasErrorCode(error, 'INTERNAL', 'UNAVAILABLE');

/** The API's error for somebody who is not signed in. */
export const unauthenticated = (): ApiError =>
  new ApiError({ code: 'UNAUTHENTICATED', domain: 'common', httpStatus: 401, requestId: '' });

/** The API's error for somebody of the staff who has to set up a second factor first. */
export const withoutSecondFactor = (): ApiError =>
  new ApiError({
    code: 'SECOND_FACTOR_SETUP_REQUIRED',
    domain: 'common',
    httpStatus: 403,
    requestId: '',
  });

type CommonTexts = TextsOf<'common'>;

/**
 * Loads the texts of a domain's errors, which pages don't have before the first such error. If they
 * can't be loaded, that is no further error: `errorText` then says something general.
 */
export async function loadErrorText(error: unknown, i18n: I18n): Promise<void> {
  const domain = errorDataOf(error)?.domain;
  if (!domain || domain === 'common') return;
  await i18n.load(`errors/${domain}`).catch(() => {});
}

/** The text about an error for people; never the server's own message. */
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
  if (data.code === 'ACCOUNT_SILENCED') {
    const { until, reason } = data.details ?? {};
    return silenceText({ until, reason }, common, i18n.locale);
  }
  const text = ownText(data, i18n) ?? generalText(data, common);
  const why = data.code === 'ACCOUNT_BANNED' && data.details?.reason;
  return why ? `${text} ${common.suspension.reason({ reason: String(why) })}` : text;
}

function ownText({ code, domain }: ErrorData, i18n: I18n): string | undefined {
  const { errors } = i18n.texts('common');
  if (isKeyOf(errors, code)) return errors[code]();
  if (domain === 'common' || !i18n.isLoaded(`errors/${domain}`)) return undefined;
  const texts: Readonly<Record<string, () => string>> = i18n.texts(`errors/${domain}`);
  return isKeyOf(texts, code) ? texts[code]?.() : undefined;
}

/** A text for an error whose own text can't be loaded. */
function generalText({ httpStatus }: ErrorData, { errors, failure }: CommonTexts): string {
  if (httpStatus === 403) return errors.FORBIDDEN();
  if (httpStatus === 404) return errors.NOT_FOUND();
  return httpStatus >= 500 ? errors.INTERNAL() : failure.refused();
}

/** In minutes if it is long: nobody counts 3,400 seconds. */
const waitText = (seconds: number, { failure }: CommonTexts): string =>
  seconds < 90
    ? failure.waitSeconds({ seconds })
    : failure.waitMinutes({ minutes: Math.ceil(seconds / 60) });

/** The text for a message of the shared schemas. A key without a text becomes "invalid". */
export function validationText(key: string, { validation }: CommonTexts): string {
  return isKeyOf(validation, key) ? validation[key]() : validation.invalid();
}

const isKeyOf = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key);

interface Suspension {
  /** ISO time; null if it is until further notice */
  until?: unknown;
  reason?: unknown;
}

/** Says until when a member can't write, and why. */
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

/** Says until when a member says nothing that others read, and why. A silence always has an end. */
export function silenceText(
  { until, reason }: Suspension,
  { silence, suspension }: CommonTexts,
  locale: Locale,
): string {
  const date = typeof until === 'string' ? formatDateTime(new Date(until), locale) : '…';
  const duration = silence.until({ date });
  return reason ? `${duration} ${suspension.reason({ reason: String(reason) })}` : duration;
}
