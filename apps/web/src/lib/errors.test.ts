import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../i18n/i18n.ts';
import { ApiError, errorText } from './errors.ts';

const german = new I18n('de');
beforeAll(() => german.load('common'));

const textOf = (data: Partial<ApiError['data']>) =>
  errorText(
    new ApiError({ code: 'RATE_LIMITED', httpStatus: 429, requestId: 'r', ...data }),
    german.texts('common'),
    'de',
  );

describe('errorText', () => {
  it('says how long to wait, in minutes where nobody counts seconds', () => {
    expect(textOf({ retryAfter: 1 })).toContain('1 Sekunde.');
    expect(textOf({ retryAfter: 30 })).toContain('30 Sekunden');
    expect(textOf({ retryAfter: 90 })).toContain('2 Minuten');
    expect(textOf({ retryAfter: 3400 })).toContain('57 Minuten');
    expect(textOf({})).toContain('einen Moment');
  });

  it('tells a suspended member until when and why', () => {
    const details = { until: '2026-12-24T17:00:00Z', reason: 'Beleidigung' };
    const text = textOf({ code: 'ACCOUNT_SUSPENDED', details });
    expect(text).toContain('24. Dezember 2026 um 18:00');
    expect(text).toContain('Grund: Beleidigung');
  });

  it('never shows an unknown error', () => {
    expect(errorText(new Error('SELECT * FROM users'), german.texts('common'), 'de')).toMatch(
      /nicht erreichbar/,
    );
  });
});
