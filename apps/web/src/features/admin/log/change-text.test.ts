import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { changeText } from './change-text.ts';

const german = new I18n('de');
beforeAll(() => german.load('admin/lists'));

type Facts = Parameters<typeof changeText>[0];
const say = (facts: Partial<Facts>) =>
  changeText({ before: null, after: null, ...facts }, german.texts('admin/lists').log.facts, 'de');

describe('what an entry of the log changed', () => {
  it('is what it was and is', () => {
    expect(say({ before: { role: 'user' }, after: { role: 'moderator' } })).toBe(
      'Rolle: user → moderator',
    );
    expect(say({ before: { isLocked: false }, after: { isLocked: true } })).toBe(
      'gesperrt: nein → ja',
    );
    expect(say({ before: { endsAt: '2026-12-24T17:00:00.000Z' }, after: { endsAt: null } })).toBe(
      'bis: 24. Dezember 2026 um 18:00 → nichts',
    );
  });

  it('is that something is new, where the log has no more of it', () => {
    expect(say({ after: { username: true, email: true } })).toBe('Benutzername, E-Mail-Adresse');
  });

  it('leaves out what was not set', () => {
    expect(say({ after: { sanction: 1, until: null } })).toBe('Maßnahme: 1');
    expect(say({ before: { note: 3 } })).toBe('Notiz: 3');
    expect(say({ after: { until: null } })).toBeNull();
    expect(say({})).toBeNull();
  });

  it('names what it has no word for as it stands there', () => {
    expect(say({ after: { somethingNew: 'x', toString: 'y' } })).toBe(
      'somethingNew: x, toString: y',
    );
  });
});
