import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as told from './told.queries.ts';

interface ToldAdmin {
  id: number;
  name: string;
  platform: string;
  /** who has named them */
  person: string;
}

const texts: Record<Locale, NotificationTexts<ToldAdmin>> = {
  de: {
    label: 'Ich werde Admin eines Kanals',
    page: ({ name, person, platform }) => ({
      title: `Du bist jetzt Admin von ${name}`,
      excerpt: `${person} · ${platform}`,
    }),
    push: ({ name, person }) => ({ title: `Du bist jetzt Admin von ${name}`, body: person }),
    mail: ({ name, person }) => ({
      subject: `Du bist jetzt Admin von ${name}`,
      paragraphs: [`${person} hat dich dazu gemacht. Du kannst den Eintrag ändern und löschen.`],
      facts: [],
      button: 'Zum Kanal',
      footer: 'Diese Mail kommt, weil du in der Oche diesen Kanal mit führst.',
    }),
  },
  en: {
    label: 'I become an admin of a channel',
    page: ({ name, person, platform }) => ({
      title: `You are an admin of ${name} now`,
      excerpt: `${person} · ${platform}`,
    }),
    push: ({ name, person }) => ({ title: `You are an admin of ${name} now`, body: person }),
    mail: ({ name, person }) => ({
      subject: `You are an admin of ${name} now`,
      paragraphs: [`${person} has named you. You can change and delete the entry.`],
      facts: [],
      button: 'To the channel',
      footer: 'You get this mail because you help to run this channel on Oche.',
    }),
  },
};

/** To whoever runs a channel from now on; `userId` is who has named them. */
export const channelAdminNamed = notificationKind<
  Deps,
  { channelId: number; userId: string },
  ToldAdmin
>({
  kind: 'media.adminNamed',
  area: 'media',
  payload: z.object({ channelId: z.int(), userId: z.string() }),
  groupOf: ({ channelId }) => `channel/${channelId}`,
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
      const { id, name, platform, firstName, lastName } = row;
      return { id, name, platform, person: `${firstName} ${lastName}` };
    });
  },
  texts,
});
