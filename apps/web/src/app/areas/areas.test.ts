import { describe, expect, it } from 'vitest';
import { areaOf } from './areas.ts';

describe('areaOf', () => {
  it('knows an area by its path', () => {
    expect(areaOf('/media-channels')).toEqual({ name: 'mediaChannels', access: 'everyone' });
  });

  it.each(['/', '/nothing', '/admin/7', '/tournaments/7', '/toString', '/__proto__'])(
    'knows nothing at %s',
    (path) => {
      expect(areaOf(path)).toBeUndefined();
    },
  );
});
