import { describe, expect, it } from 'vitest';
import { problemsOf } from './sell-check.ts';
import { draftDataOf, publishedOf } from './sell-input.ts';
import { doneSteps, problemsIn, unfinishedSteps } from './sell-problems.ts';
import { NEW_VALUES, type SellValues } from './sell-values.ts';

const whole: SellValues = {
  ...NEW_VALUES,
  title: 'Target Bolide',
  category: 'darts',
  attributes: { weight: '23,5', tip: 'steel', boardSegments: 'blade' },
  description: 'Kaum gespielt, mit Case.',
  condition: 'good',
  price: '45,50',
  location: 'Flight Club',
  zipCode: '50667',
  city: 'Köln',
  sellerTermsAccepted: true,
};

describe('what is wrong with an ad', () => {
  it('is nothing, or stands at its field on its step with the documented words', () => {
    expect(problemsOf(whole)).toEqual({});
    const problems = problemsOf(NEW_VALUES);
    expect(problems).toEqual({
      title: 'titleRequired',
      category: 'categoryRequired',
      description: 'descriptionTooShort',
      condition: 'conditionRequired',
      price: 'priceTooLow',
      location: 'loungeRequired',
      zipCode: 'zipCodeRequired',
      city: 'cityRequired',
      sellerTermsAccepted: 'acceptSellerTerms',
    });
    expect(unfinishedSteps(problems, NEW_VALUES)).toEqual([
      'basics',
      'condition',
      'price',
      'review',
    ]);
    expect(Object.keys(problemsIn(problems, 'condition', NEW_VALUES))).toEqual([
      'condition',
      'description',
    ]);
  });

  it('is less for who looks for something, on fewer steps', () => {
    const wanted = { ...NEW_VALUES, intent: 'wanted' } as const;
    const problems = problemsOf(wanted);
    expect(problems).not.toHaveProperty('condition');
    expect(problems).not.toHaveProperty('location');
    expect(unfinishedSteps(problems, wanted)).toEqual(['basics', 'price', 'review']);
    expect(Object.keys(problemsIn(problems, 'price', wanted))).toContain('description');
  });

  it('is what is no number, or too much of it', () => {
    const wrong = { ...whole, price: 'viel', attributes: { weight: '900', barrelLength: 'lang' } };
    expect(problemsOf(wrong)).toEqual({
      price: 'priceTooLow',
      'attributes.weight': 'tooLarge',
      'attributes.barrelLength': 'invalidNumber',
    });
  });

  it('leaves the photos undone as long as there are none', () => {
    expect(doneSteps({}, whole)).toEqual(['basics', 'condition', 'price']);
  });
});

describe('what is sent', () => {
  it('is what belongs to the category, in numbers', () => {
    const { price, attributes } = publishedOf(whole);
    expect([price, attributes]).toEqual([45.5, { tip: 'steel', weight: 23.5 }]);
  });

  it('is for a draft all that can be stored', () => {
    const half = {
      ...whole,
      price: '45,',
      shippingPrice: 'x',
      attributes: { weight: '2', tip: 'soft' },
    };
    const { price, shippingPrice, attributes } = draftDataOf(half);
    expect([price, shippingPrice, attributes]).toEqual([45, null, { weight: null, tip: 'soft' }]);
  });
});
