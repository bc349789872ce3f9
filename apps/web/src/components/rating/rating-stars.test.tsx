import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../testing/render-static.tsx';
import { RatingStars } from './rating-stars.tsx';

const starsOf = (props: Parameters<typeof RatingStars>[0]) =>
  renderStatic(<RatingStars {...props} />);

const filled = (html: string) =>
  [...html.matchAll(/<svg width="([\d.]+)"/g)].map(([, width]) => Number(width));

describe('stars', () => {
  it('are filled as far as the rating goes', async () => {
    expect(filled(await starsOf({ rating: 3.5, count: 2 }))).toEqual([20, 20, 20, 10]);
    expect(filled(await starsOf({ rating: 5, count: 1 }))).toEqual([20, 20, 20, 20, 20]);
    expect(filled(await starsOf({ rating: null, count: 0 }))).toEqual([]);
  });

  it.each([
    [{ rating: 4.6667, count: 3 }, '4,7 von 5 Sternen, 3 Bewertungen'],
    [{ rating: 4, count: 1 }, '4,0 von 5 Sternen, 1 Bewertung'],
    [{ rating: 4 }, '4,0 von 5 Sternen'],
    [{ rating: null, count: 0 }, 'Noch keine Bewertung'],
  ])('say %j in words', async (props, words) => {
    expect(await starsOf(props)).toContain(`aria-label="${words}"`);
  });
});
