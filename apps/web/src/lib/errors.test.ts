import { errorCodes } from '@oche/validators/error-codes';
import { TRPCClientError } from '@trpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../i18n/i18n.ts';
import type { TextsOf } from '../i18n/namespaces.ts';
import {
  ApiError,
  errorDataOf,
  errorText,
  hasErrorCode,
  suspensionText,
  validationText,
} from './errors.ts';

let de: TextsOf<'common'>;
let en: TextsOf<'common'>;

beforeAll(async () => {
  const german = new I18n('de');
  const english = new I18n('en');
  await Promise.all([german.load('common'), english.load('common')]);
  de = german.texts('common');
  en = english.texts('common');
});

const apiError = (data: Partial<ApiError['data']>) =>
  new ApiError({ code: 'INTERNAL', httpStatus: 500, requestId: 'r1', ...data });

describe('errorText', () => {
  it.each(errorCodes)('has words for %s in both languages', (code) => {
    const german = errorText(apiError({ code }), de, 'de');
    const english = errorText(apiError({ code }), en, 'en');
    expect(german).not.toBe('');
    expect(english).not.toBe('');
    expect(german).not.toBe(english);
    expect(german + english).not.toContain(code);
  });

  it('says how long to wait, in minutes where nobody counts seconds', () => {
    const textOf = (retryAfter?: number) =>
      errorText(apiError({ code: 'RATE_LIMITED', retryAfter }), de, 'de');
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
    expect(errorText(error, de, 'de')).toBe(
      'Dein Konto ist bis 24. Dezember 2026 um 18:00 gesperrt: Du kannst lesen, aber nicht schreiben. Grund: Werbung',
    );
  });

  it('takes an error without an answer for a lost connection', () => {
    expect(errorText(new TRPCClientError('fetch failed'), de, 'de')).toBe(de.errors.UNREACHABLE());
  });
});

describe('suspensionText', () => {
  it('knows no end and no reason', () => {
    expect(suspensionText({ until: null, reason: null }, de, 'de')).toBe(
      de.suspension.untilFurtherNotice(),
    );
  });
});

describe('validationText', () => {
  it('translates the keys of the shared schemas', () => {
    expect(validationText('contentRequired', de)).toBe('Inhalt ist erforderlich');
  });

  it.each(['nobodyWroteThis', 'toString', ''])('calls %j invalid', (key) => {
    expect(validationText(key, de)).toBe(de.validation.invalid());
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
