import { describe, expect, it } from 'vitest';
import { I18n } from '../../../../i18n/i18n.ts';
import { proposedTitle } from './proposed-title.ts';

const i18n = new I18n('de');
await i18n.load('market/words');
const words = i18n.texts('market/words');

describe('a proposed title', () => {
  it('says what players look for, in their order', () => {
    const attributes = {
      tip: 'steel',
      tungsten: '90',
      weight: '23,5',
      model: 'Gabriel Clemens',
      brand: 'Target',
      grip: 'ring',
    };
    expect(proposedTitle({ category: 'darts', attributes }, words)).toBe(
      'Target Gabriel Clemens 23,5 g 90 % Steel',
    );
  });

  it('says what it is where the name does not', () => {
    const attributes = { brand: 'L-Style', flightShape: 'slim', weight: '23' };
    expect(proposedTitle({ category: 'flights', attributes }, words)).toBe('L-Style Slim Flights');
  });

  it('waits for a name', () => {
    expect(proposedTitle({ category: 'darts', attributes: { weight: '23' } }, words)).toBe('');
    expect(proposedTitle({ category: null, attributes: { brand: 'Target' } }, words)).toBe('');
  });
});
