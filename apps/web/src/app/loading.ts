import type { CurrentUser } from '@oche/validators/auth/schemas';
import { idOfText } from '@oche/validators/id-text';
import { notFound } from '@tanstack/react-router';
import { errorDataOf } from '../lib/errors/errors.ts';
import type { RouterContext } from './router-context.ts';

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

type MemberContext = Pick<RouterContext, 'api' | 'i18n'> & { user: CurrentUser | null };
type Place = Parameters<RouterContext['api']['social']['watching']['get']['prefetch']>[0];

/**
 * How much a member hears of a page's places. The server loads it, so that the buttons are in the page; in the browser
 * they ask for it themselves.
 */
export async function loadWatches(
  { api, i18n, user }: MemberContext,
  places: readonly Place[],
): Promise<void> {
  if (!import.meta.env.SSR || !user) return;
  await Promise.all([
    i18n.load('watching'),
    ...places.map((place) => api.social.watching.get.prefetch(place)),
  ]);
}

/** What the header shows a member, for the page that the server renders. Later a stream tells of it. */
export async function loadHeader({ api, i18n, user }: MemberContext): Promise<void> {
  if (!import.meta.env.SSR || !user) return;
  await Promise.all([
    i18n.load('notifications'),
    api.social.notifications.unread.prefetch(),
    api.social.conversations.unread.prefetch(),
    api.home.turns.prefetch(),
  ]);
}
