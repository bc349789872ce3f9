import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Picture, UPLOAD_MAX_BYTES } from '@oche/validators/uploads/schemas';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { useMember } from '../../testing/index.ts';
import { allFormats, drawPicture, pictureFile, sendPicture, storedFiles } from './testing.ts';

const server = useTestApp();
const member = useMember(server.api);
let cookie: string;
beforeAll(async () => {
  cookie = await server.signIn(member);
});

async function upload(payload: Buffer, type: string): Promise<Picture> {
  const answer = await sendPicture(server, payload, { cookie, 'content-type': type });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const stored = (picture: Picture, width = picture.width) =>
  readFile(join(server.api.dataDir, 'uploads', picture.id, `${width}.webp`));

describe.each(allFormats)('%s', (type) => {
  test('is stored as WebP in its widths', async () => {
    const picture = await upload(await pictureFile(type, { width: 1950, height: 1300 }), type);
    expect(picture).toMatchObject({
      width: 1920,
      height: 1280,
      url: `/media/${picture.id}/1920.webp`,
    });
    expect(picture.sources.map(({ width }) => width)).toEqual([480, 960, 1920]);
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const { width } of picture.sources) {
      const facts = await sharp(await stored(picture, width)).metadata();
      expect(facts).toMatchObject({ format: 'webp', width, height: (width * 2) / 3 });
    }
    const row = await server.api.deps.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', picture.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ owner_id: member.id, used_by: null, widths: [480, 960, 1920] });
    expect(row.unused_since).not.toBeNull();
  });

  test('is refused when it is cut off', async () => {
    const file = await pictureFile(type);
    await expectRefusal(file.subarray(0, file.length / 2), type, 400, 'UPLOAD_BROKEN');
    await expectRefusal(file.subarray(0, file.length - 10), type, 400, 'UPLOAD_BROKEN');
    await expectRefusal(file.subarray(0, 40), type, 400, 'UPLOAD_BROKEN');
  });

  test('is refused under another name', async () => {
    const file = await pictureFile(type, { width: 20, height: 20 });
    for (const other of allFormats.filter((each) => each !== type)) {
      await expectRefusal(file, other, 415, 'UPLOAD_WRONG_FORMAT');
    }
  });
});

/** Expects that a refused picture leaves neither a file nor a row. */
async function expectRefusal(
  payload: Buffer | Readable,
  type: string,
  status: number,
  code: string,
) {
  const files = await storedFiles(server.api);
  const rows = await countRows();
  const answer = await sendPicture(server, payload, { cookie, 'content-type': type });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(await storedFiles(server.api)).toEqual(files);
  expect(await countRows()).toBe(rows);
}

async function countRows(): Promise<number> {
  const { db } = server.api.deps;
  const { count } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('a picture', () => {
  test('is never enlarged, and has fewer widths when it is small', async () => {
    const small = await upload(
      await pictureFile('image/png', { width: 300, height: 200 }),
      'image/png',
    );
    expect(small.sources).toEqual([{ url: small.url, width: 300 }]);
    const middle = await upload(
      await pictureFile('image/png', { width: 700, height: 200 }),
      'image/png',
    );
    expect(middle.sources.map(({ width }) => width)).toEqual([480, 700]);
  });

  test('that is very tall stays within twice the width of a page', async () => {
    const tall = await upload(
      await pictureFile('image/png', { width: 200, height: 9000 }),
      'image/png',
    );
    expect([tall.width, tall.height]).toEqual([85, 3840]);
  });

  test('stands upright and has lost what its file said about place and camera', async () => {
    const exif = {
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' },
    };
    const file = await drawPicture({ width: 400, height: 200 })
      .withExif(exif)
      .withMetadata({ orientation: 6, exif })
      .jpeg()
      .toBuffer();
    expect(file.includes('Secret Camera')).toBe(true);
    const picture = await upload(file, 'image/jpeg');
    expect([picture.width, picture.height]).toEqual([200, 400]);
    const bytes = await stored(picture);
    const { exif: kept, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Secret Camera')).toBe(false);
  });

  test('that moves is shown by its first frame', async () => {
    const frames = Buffer.concat([
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff0000' } })
        .raw()
        .toBuffer(),
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0000ff' } })
        .raw()
        .toBuffer(),
    ]);
    const moving = sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } });
    const file = await moving.webp({ loop: 0, delay: [100, 100] }).toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const picture = await upload(file, 'image/webp');
    expect([picture.width, picture.height]).toEqual([40, 30]);
    expect(picture.colour).toMatch(/^#f.0.0.$/);
    expect((await sharp(await stored(picture)).metadata()).pages ?? 1).toBe(1);
  });

  test.each([
    ['CMYK', () => drawPicture({ width: 60, height: 40 }).toColourspace('cmyk').jpeg()],
    ['grey', () => drawPicture({ width: 60, height: 40 }).greyscale().png()],
    ['16 bit', () => drawPicture({ width: 60, height: 40 }).toColourspace('rgb16').png()],
    ['of indexed colours', () => drawPicture({ width: 60, height: 40 }).png({ palette: true })],
  ])('in %s becomes sRGB', async (_name, draw) => {
    const { data, info } = await draw().toBuffer({ resolveWithObject: true });
    const picture = await upload(data, `image/${info.format}`);
    const facts = await sharp(await stored(picture)).metadata();
    expect(facts).toMatchObject({ space: 'srgb', depth: 'uchar', width: 60 });
  });

  test('keeps what is transparent', async () => {
    const clear = {
      create: { width: 30, height: 30, channels: 4, background: '#00000000' },
    } as const;
    const picture = await upload(await sharp(clear).png().toBuffer(), 'image/png');
    expect((await sharp(await stored(picture)).metadata()).hasAlpha).toBe(true);
    expect(picture.colour).toBe('#ffffff');
  });
});

describe('refused without a trace is', () => {
  test('what is no picture, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = await drawPicture({ width: 9, height: 9 }).gif().toBuffer();
    for (const file of [svg, gif, Buffer.from('%PDF-1.7'), Buffer.from('x'), Buffer.alloc(0)]) {
      await expectRefusal(file, 'image/png', 415, 'UPLOAD_WRONG_FORMAT');
    }
  });

  test('more than 40 megapixels, before they are decoded', async () => {
    const blank = {
      create: { width: 20_000, height: 2001, channels: 3, background: '#123456' },
    } as const;
    const file = await sharp(blank).png().toBuffer();
    await expectRefusal(file, 'image/png', 400, 'UPLOAD_TOO_MANY_PIXELS');
    // a small file that claims to have 60,000 × 60,000 pixels
    const liar = Buffer.from(file);
    liar.writeUInt32BE(60_000, 16);
    liar.writeUInt32BE(60_000, 20);
    await expectRefusal(liar, 'image/png', 400, 'UPLOAD_TOO_MANY_PIXELS');
  });

  test('more than 8 MB, whether announced or not', async () => {
    const file = await pictureFile('image/png', { width: 30, height: 30 });
    // a decoder doesn't read what follows the picture's end
    const most = Buffer.concat([file], UPLOAD_MAX_BYTES);
    expect((await upload(most, 'image/png')).width).toBe(30);
    const tooLarge = Buffer.concat([file], UPLOAD_MAX_BYTES + 1);
    await expectRefusal(tooLarge, 'image/png', 413, 'UPLOAD_TOO_LARGE');
    await expectRefusal(Readable.from([tooLarge]), 'image/png', 413, 'UPLOAD_TOO_LARGE');
  });

  test('a picture whose row can’t be written', async () => {
    const { db } = server.api.deps;
    const file = await pictureFile('image/png', { width: 30, height: 30 });
    await db.schema.alterTable('uploads').renameTo('uploads_away').execute();
    const before = await storedFiles(server.api);
    const answer = await sendPicture(server, file, { cookie, 'content-type': 'image/png' });
    await db.schema.alterTable('uploads_away').renameTo('uploads').execute();
    expect(answer.statusCode).toBe(500);
    expect(await storedFiles(server.api)).toEqual(before);
  });
});

test('pictures sent at the same time are stored each for itself', async () => {
  const colours = [
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#00ffff',
    '#ff00ff',
    '#000000',
    '#ffffff',
  ];
  const one = (background: string) =>
    sharp({ create: { width: 700, height: 500, channels: 3, background } })
      .png()
      .toBuffer();
  const files = await Promise.all(colours.map(one));
  const pictures = await Promise.all(files.map((file) => upload(file, 'image/png')));
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(colours.length);
  expect(pictures.map(({ colour }) => colour)).toEqual(colours);
});
