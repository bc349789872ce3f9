import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each(['', 'kurz', 'Xk3!pQ9z'])('refuses %j: too short', (password) => {
    expect(passwordStrength(password)).toBe(0);
  });

  it.each([
    'aaaaaaaaaaaaaaaa',
    '1234567890123',
    'passwort1234',
    'Darts180Darts180',
    'ababababababab',
  ])('calls %j easy to guess', (password) => {
    expect(passwordStrength(password)).toBe(1);
  });

  it('calls ten mixed signs decent', () => {
    expect(passwordStrength('k7Rt-2mWq9')).toBe(2);
  });

  it('calls a sentence strong, also without digits', () => {
    expect(passwordStrength('mein opa warf immer mit links')).toBe(3);
  });

  it('counts words of the own name and address for nothing', () => {
    const password = 'anna.baumann.bremen';
    expect(passwordStrength(password)).toBe(3);
    expect(passwordStrength(password, ['Anna', 'Baumann', 'bremen'])).toBe(1);
  });

  it('leaves short names alone, which are in everything', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    expect(passwordStrength('mein opa warf immer mit links', letters)).toBe(3);
  });
});
