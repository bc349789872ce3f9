import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode.ts';
import { differingBits } from './fingerprint.ts';

/** A barrel on a table, turned and coloured as wanted, with light from one side. */
const photo = (angle: number, ground: string, width = 1200) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="${width}">
      <defs><linearGradient id="light"><stop stop-color="${ground}"/><stop offset="1" stop-color="#eee"/></linearGradient></defs>
      <rect width="120" height="80" fill="url(#light)"/>
      <g transform="rotate(${angle} 60 40)"><rect x="20" y="34" width="70" height="12" fill="#333"/>
      <path d="M90 36 L118 40 L90 44 Z" fill="#999"/><path d="M20 20 L2 26 L20 40 L2 54 L20 60 Z" fill="#b22"/></g></svg>`),
  );

const fingerprint = async (picture: Sharp) =>
  (await encodePicture(await picture.toBuffer())).fingerprint ?? [];

test('a copy is recognised, another picture isn’t', async () => {
  const original = await fingerprint(photo(20, '#541').png());
  expect(original).toHaveLength(4);
  const copies = [
    photo(20, '#541').jpeg({ quality: 35 }),
    photo(20, '#541', 300).webp({ quality: 50 }),
    photo(20, '#541').modulate({ brightness: 1.15 }).png(),
  ];
  for (const copy of copies) {
    expect(differingBits(original, await fingerprint(copy))).toBeLessThanOrEqual(5);
  }
  for (const other of [photo(-30, '#541').png(), photo(80, '#ddd').png()]) {
    expect(differingBits(original, await fingerprint(other))).toBeGreaterThan(10);
  }
});

test('a plain ground has none', async () => {
  const ground = sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } });
  const { fingerprint: none } = await encodePicture(await ground.png().toBuffer());
  expect(none).toBeNull();
});
