import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { UPLOAD_TYPES } from '@oche/validators/uploads/schemas';
import type { LightMyRequestResponse } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import type { TestApp } from '../../plugins/testing.ts';
import type { TestApi } from '../../testing/index.ts';
import type { PictureType } from './encoding/formats.ts';

interface TestPicture {
  width?: number;
  height?: number;
  colour?: string;
}

/** A picture with some noise in it, as a single colour would be compressed to almost nothing. */
export function drawPicture({ width = 1200, height = 800, colour = '#8a2b1f' }: TestPicture = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = { create: { width, height, channels: 3, background: colour, noise } } as const;
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: grain, blend: 'soft-light' },
  ]);
}

const formats: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg(),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp(),
  'image/avif': (picture) => picture.avif({ effort: 0 }),
};

export const pictureFile = (type: PictureType, picture: TestPicture = {}): Promise<Buffer> =>
  formats[type](drawPicture(picture)).toBuffer();

export const allFormats = [...UPLOAD_TYPES];

export const sendPicture = (
  { app }: Pick<TestApp, 'app'>,
  payload: Buffer | Readable,
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: '/api/uploads', payload, headers });

/** @returns the files and folders in the storage on disk */
export async function storedFiles({ dataDir }: Pick<TestApi, 'dataDir'>): Promise<string[]> {
  const names = await readdir(join(dataDir, 'uploads'), { recursive: true }).catch(() => []);
  return names.sort();
}
