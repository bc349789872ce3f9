import { errorCodes, errors } from '@oche/validators/errors';
import { TRPCClientError } from '@trpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../i18n/i18n.ts';
import {
  ApiError,
  errorDataOf,
  errorText,
  hasErrorCode,
  loadErrorText,
  suspensionText,
  validationText,
} from './errors.ts';

const german = new I18n('de');
const english = new I18n('en');
const common = () => german.texts('common');

beforeAll(async () => {
  await Promise.all([german.load('common'), english.load('common')]);
});

const apiError = (data: Partial<ApiError['data']>) =>
  new ApiError({ code: 'INTERNAL', domain: 'common', httpStatus: 500, requestId: 'r1', ...data });

describe('errorText', () => {
  // these two say until when
  const withDate = ['ACCOUNT_SUSPENDED', 'ACCOUNT_SILENCED'];
  it.each(errorCodes.filter((code) => !withDate.includes(code)))(
    'has the words for %s in both languages',
    async (code) => {
      const error = apiError({ code, domain: errors[code].domain });
      await Promise.all([loadErrorText(error, german), loadErrorText(error, english)]);
      expect(errorText(error, german)).toBe(errors[code].de);
      expect(errorText(error, english)).toBe(errors[code].en);
    },
  );

  it('has loaded no domain before its first error', async () => {
    const i18n = new I18n('de');
    await i18n.load('common');
    await loadErrorText(apiError({ code: 'NOT_FOUND', httpStatus: 404 }), i18n);
    await loadErrorText(new TRPCClientError('fetch failed'), i18n);
    expect(i18n.namespaces).toEqual(['common']);
    await loadErrorText(apiError({ code: 'THREAD_LOCKED', domain: 'forum' }), i18n);
    expect(i18n.namespaces).toEqual(['common', 'errors/forum']);
  });

  it.each([
    [400, 'Das geht gerade nicht. Lade die Seite neu und versuche es noch einmal.'],
    [403, 'Das darfst du nicht.'],
    [404, 'Das gibt es nicht (mehr).'],
    [409, 'Das geht gerade nicht. Lade die Seite neu und versuche es noch einmal.'],
    [500, 'Da ist bei uns etwas schiefgegangen.'],
  ])('says what a %i means while its own words are out of reach', async (httpStatus, text) => {
    const i18n = new I18n('de');
    await i18n.load('common');
    const error = apiError({ code: 'THREAD_LOCKED', domain: 'forum', httpStatus });
    expect(errorText(error, i18n)).toBe(text);
  });

  it('knows a code that is newer than the page', async () => {
    const data = { code: 'NEWER', domain: 'newer', httpStatus: 409, requestId: '' };
    const error = new ApiError(data as unknown as ApiError['data']);
    await loadErrorText(error, german);
    expect(errorText(error, german)).toBe(common().failure.refused());
  });

  it('says how long to wait, in minutes where nobody counts seconds', () => {
    const textOf = (retryAfter?: number) =>
      errorText(apiError({ code: 'RATE_LIMITED', retryAfter }), german);
    expect(textOf(1)).toContain('1 Sekunde.');
    expect(textOf(29.2)).toContain('30 Sekunden');
    expect(textOf(90)).toContain('2 Minuten');
    expect(textOf(3400)).toContain('57 Minuten');
    expect(textOf()).toContain('einen Moment');
  });

  it('says until when and why a member is suspended', () => {
    const error = apiError({
      code: 'ACCOUNT_SUSPENDED',
      details: { until: '2026-12-24T17:00:00.000Z', reason: 'Werbung' },
    });
    expect(errorText(error, german)).toBe(
      'Dein Konto ist bis 24. Dezember 2026 um 18:00 gesperrt: Du kannst lesen, aber nicht schreiben. Grund: Werbung',
    );
  });

  it('says to somebody banned why, as the mail does', () => {
    const error = apiError({ code: 'ACCOUNT_BANNED', details: { reason: 'Betrug beim Verkauf' } });
    expect(errorText(error, german)).toBe('Dieses Konto ist gebannt. Grund: Betrug beim Verkauf');
  });

  it('takes an error without an answer for a lost connection', () => {
    expect(errorText(new TRPCClientError('fetch failed'), german)).toBe(
      common().failure.unreachable(),
    );
  });
});

describe('suspensionText', () => {
  it('knows no end and no reason', () => {
    expect(suspensionText({ until: null, reason: null }, common(), 'de')).toBe(
      common().suspension.untilFurtherNotice(),
    );
  });
});

describe('validationText', () => {
  it('translates the keys of the shared schemas', () => {
    expect(validationText('contentRequired', common())).toBe('Inhalt ist erforderlich');
  });

  it.each(['nobodyWroteThis', 'toString', ''])('calls %j invalid', (key) => {
    expect(validationText(key, common())).toBe(common().validation.invalid());
  });
});

describe('errorDataOf', () => {
  it("reads a tRPC client's error", () => {
    const error = TRPCClientError.from({
      error: { message: 'x', code: -32001, data: { code: 'UNAUTHENTICATED', httpStatus: 401 } },
    });
    expect(hasErrorCode(error, 'UNAUTHENTICATED')).toBe(true);
  });

  it.each([new Error('x'), new TRPCClientError('x'), { data: { code: 'INTERNAL' } }, null])(
    'finds nothing in %s',
    (error) => {
      expect(errorDataOf(error)).toBeNull();
    },
  );
});
