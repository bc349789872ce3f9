import { describe, expect, it } from 'vitest';
import { areaOf } from './areas.ts';

describe('areaOf', () => {
  it('knows an area by its path', () => {
    expect(areaOf('/friends')).toEqual({ name: 'friends', access: 'members' });
  });

  it('knows the items of the marketplace, but nothing below them', () => {
    expect(areaOf('/marketplace/12')?.name).toBe('marketplace');
    expect(areaOf('/marketplace/12/edit')).toBeUndefined();
  });

  it.each(['/', '/nothing', '/tournaments/7', '/toString', '/__proto__'])(
    'knows nothing at %s',
    (path) => {
      expect(areaOf(path)).toBeUndefined();
    },
  );
});
