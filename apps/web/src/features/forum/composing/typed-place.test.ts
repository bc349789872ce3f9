import { describe, expect, it } from 'vitest';
import { placeLink, placesNamed, typedPlace } from './typed-place.ts';

function typed(marked: string) {
  const caret = marked.indexOf('|');
  return typedPlace(marked.replace('|', ''), caret)?.query ?? null;
}

describe('a place that is being typed', () => {
  it.each([
    ['#bu|', 'bu'],
    ['Im #bulls-eye|', 'bulls-eye'],
    ['(#Köln1|)', 'Köln1'],
  ])('is found: %s', (text, query) => expect(typed(text)).toBe(query));

  it.each(['#|', '#b|', '#3|', '# Titel|', 'a#bu|', '##bu|', 'https://oche.test/#bu|', '#bu |'])(
    'is not there: %s',
    (text) => expect(typed(text)).toBeNull(),
  );
});

it('becomes a link whose words end where the name does', () => {
  expect(placeLink({ name: 'Bar [Nord]', path: '/venues/3' }, 'https://oche.test')).toBe(
    '[Bar \\[Nord\\]](https://oche.test/venues/3)',
  );
});

it('is named by the beginning of a word', () => {
  const place = (name: string) => ({ kind: 'subforum' as const, name, detail: null, path: '/' });
  const places = [place('Technik und Training'), place('Plauderecke')];
  expect(placesNamed(places, 'trai').map(({ name }) => name)).toEqual(['Technik und Training']);
  expect(placesNamed(places, 'ecke')).toEqual([]);
});
