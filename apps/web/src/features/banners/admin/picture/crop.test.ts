import { describe, expect, it } from 'vitest';
import { detailOf, dragged, isSameShape, WHOLE } from './crop.ts';

const frame = { width: 960, height: 80 };

describe('the detail of a picture', () => {
  it('is as wide as the picture, or as high, whatever comes first', () => {
    expect(detailOf({ width: 1920, height: 1000 }, frame, WHOLE)).toEqual({
      ...{ x: 0, y: 420 },
      ...{ width: 1920, height: 160 },
    });
    expect(detailOf({ width: 2400, height: 100 }, frame, WHOLE)).toEqual({
      ...{ x: 600, y: 0 },
      ...{ width: 1200, height: 100 },
    });
  });

  it('gets smaller with the zoom, and stays within the picture', () => {
    const view = { zoom: 2, x: 1, y: 0 };
    expect(detailOf({ width: 1920, height: 1000 }, frame, view)).toEqual({
      ...{ x: 960, y: 0 },
      ...{ width: 960, height: 80 },
    });
  });

  it('follows a drag, as far as there is anything', () => {
    const picture = { width: 1920, height: 320 };
    // dragged down by half the frame, it shows what lies above
    expect(dragged(picture, frame, WHOLE, { x: 0.3, y: 0.5 })).toEqual({ ...WHOLE, y: 0 });
    expect(dragged(picture, frame, WHOLE, { x: 0, y: -5 })).toEqual({ ...WHOLE, y: 1 });
  });

  it('needs no choice where the shape is right', () => {
    expect(isSameShape({ width: 1920, height: 160 }, frame)).toBe(true);
    expect(isSameShape({ width: 1920, height: 192 }, frame)).toBe(false);
  });
});
