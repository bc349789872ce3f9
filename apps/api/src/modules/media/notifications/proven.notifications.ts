import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as told from './told.queries.ts';

interface Told {
  id: number;
  name: string;
  person: string;
}

const texts: Record<Locale, NotificationTexts<Told>> = {
  de: {
    label: 'Ein Kanal, den ich führe, wird verifiziert',
    page: ({ name, person }) => ({
      title: `${name} ist verifiziert`,
      excerpt: `${person} macht den Kanal und führt ihn hier jetzt auch.`,
    }),
    push: ({ name, person }) => ({
      title: `${name} ist verifiziert`,
      body: `${person} führt ihn jetzt auch.`,
    }),
    mail: ({ name, person }) => ({
      subject: `${name} ist verifiziert`,
      paragraphs: [
        `${person} hat gezeigt, dass der Kanal ${name} der eigene ist, und führt den Eintrag in der Oche jetzt auch.`,
      ],
      button: 'Zum Kanal',
      footer: 'Diese Mail kommt, weil du in der Oche diesen Kanal führst.',
    }),
  },
  en: {
    label: 'A channel that I run is verified',
    page: ({ name, person }) => ({
      title: `${name} is verified`,
      excerpt: `${person} makes the channel and runs it here now, too.`,
    }),
    push: ({ name, person }) => ({
      title: `${name} is verified`,
      body: `${person} runs it now, too.`,
    }),
    mail: ({ name, person }) => ({
      subject: `${name} is verified`,
      paragraphs: [
        `${person} has proved that the channel ${name} is their own, and now runs its entry on Oche, too.`,
      ],
      button: 'See the channel',
      footer: 'You get this mail because you run this channel on Oche.',
    }),
  },
};

/** To whoever runs a channel when its maker has come; `userId` is the maker. */
export const channelProven = notificationKind<Deps, { channelId: number; userId: string }, Told>({
  kind: 'media.proven',
  area: 'media',
  payload: z.object({ channelId: z.int(), userId: z.string() }),
  groupOf: ({ channelId, userId }) => `channel/${channelId}/${userId}`,
  placeOf: ({ channelId }) => `channel/${channelId}`,
  pathOf: ({ id }) => `/media-channels/${id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  isVisible: told.isRunning,
  async read({ db }, items) {
    const pairs = items.map(({ payload: { channelId, userId } }) => `${channelId}/${userId}`);
    const rows = await told.listTold(db, { pairs: [...new Set(pairs)] });
    const byPair = new Map(rows.map((row) => [row.pair, row]));
    return pairs.map((pair) => {
      const row = byPair.get(pair);
      if (!row) return null;
      const { id, name, firstName, lastName } = row;
      return { id, name, person: `${firstName} ${lastName}` };
    });
  },
  texts,
});
