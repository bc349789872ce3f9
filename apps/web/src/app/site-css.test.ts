import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { siteCss } from './site-css.ts';

const css = siteCss();

it('has what stands on many pages without a script: the bar of a phone, and faces', () => {
  expect(css).toMatch(/\[data-tabs\]\s?\{/);
  expect(css).toMatch(/\[data-face="11"\]\s?\{/);
  expect(css).toContain('[data-area=forum]');
});

it('is a file of few bytes, as every page waits for it', () => {
  expect(brotliCompressSync(css).length).toBeLessThan(6_000);
});
