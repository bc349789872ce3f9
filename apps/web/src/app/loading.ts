import { idOfText } from '@oche/validators/id-text';
import { notFound } from '@tanstack/react-router';
import { errorDataOf } from '../lib/errors.ts';

/**
 * An id from the path.
 * @throws NotFoundError for anything that is no id, so that such a path is never asked for
 */
export function idOf(param: string): number {
  const id = idOfText(param);
  if (id === undefined) throw notFound();
  return id;
}

/**
 * Texts and data of a page, fetched side by side. What the API does not know is not found (404)
 * instead of broken; either way the texts are there to say so.
 * @throws NotFoundError
 */
export async function loadPage<Data>(
  texts: Promise<void>,
  data: () => Promise<Data>,
): Promise<Data> {
  const [, loaded] = await Promise.allSettled([texts, data()]);
  if (loaded.status === 'fulfilled') return loaded.value;
  if (errorDataOf(loaded.reason)?.httpStatus === 404) throw notFound();
  throw loaded.reason;
}
