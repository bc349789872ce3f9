import { idOfText } from '@oche/validators/id-text';
import { notFound } from '@tanstack/react-router';
import { errorDataOf } from '../lib/errors/errors.ts';

/**
 * Reads an id from the path.
 * @throws NotFoundError for anything else, so that the API is never asked for it
 */
export function idOf(param: string): number {
  const id = idOfText(param);
  if (id === undefined) throw notFound();
  return id;
}

/**
 * Loads texts and data of a page side by side. If the API doesn't find the data, the page is a 404
 * and not an error; its texts have been loaded in either case.
 * @throws NotFoundError
 */
export async function loadPage<Data>(
  texts: Promise<void>,
  data: () => Promise<Data>,
): Promise<Data> {
  const [, loaded] = await Promise.allSettled([texts, data()]);
  if (loaded.status === 'fulfilled') return loaded.value;
  const error = errorDataOf(loaded.reason);
  // what isn't found can say why, on a page that has words for it
  if (error?.httpStatus === 404) throw notFound({ data: { code: error.code } });
  throw loaded.reason;
}
