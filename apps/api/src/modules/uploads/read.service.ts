import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../lib/deps.ts';
import { fileName } from '../../lib/storage/picture-file.ts';

/** The file of a picture that is wide enough, for drawings with a photo in them; undefined when it is gone. */
export async function readUpload(
  { storage }: Pick<Deps, 'storage'>,
  { id, widths }: { id: string; widths: readonly number[] },
  width: number,
): Promise<Buffer | undefined> {
  const enough = widths.find((each) => each >= width) ?? widths.at(-1);
  const file = enough === undefined ? undefined : await storage.find(fileName(id, enough));
  return file && buffer(await file.open());
}
