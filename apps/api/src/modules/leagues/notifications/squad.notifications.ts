import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as told from './told.queries.ts';

interface ToldRegistration {
  teamId: number;
  team: string;
  league: string;
}

const texts: Record<Locale, NotificationTexts<ToldRegistration>> = {
  de: {
    label: 'Ein Team meldet mich für die Liga',
    page: ({ team, league }) => ({ title: `Du bist gemeldet: ${team}`, excerpt: league }),
    push: ({ team, league }) => ({ title: `Du bist gemeldet: ${team}`, body: league }),
    mail: ({ team, league }) => ({
      subject: `Du bist gemeldet: ${team}`,
      paragraphs: [
        `${team} hat dich für ${league} gemeldet. Wenn das ein Irrtum ist, nimmst du dich auf der Seite des Teams selbst wieder heraus.`,
      ],
      facts: [],
      button: 'Zum Team',
      footer: 'Diese Mail kommt, weil dich ein Team in der Oche gemeldet hat.',
    }),
  },
  en: {
    label: 'A team registers me for a league',
    page: ({ team, league }) => ({ title: `You are registered: ${team}`, excerpt: league }),
    push: ({ team, league }) => ({ title: `You are registered: ${team}`, body: league }),
    mail: ({ team, league }) => ({
      subject: `You are registered: ${team}`,
      paragraphs: [
        `${team} has registered you for ${league}. If that is a mistake, you can take yourself out on the team’s page.`,
      ],
      facts: [],
      button: 'To the team',
      footer: 'You get this mail because a team on Oche has registered you.',
    }),
  },
};

/** To the member who is registered. */
export const registered = notificationKind<Deps, { registrationId: number }, ToldRegistration>({
  kind: 'leagues.registered',
  area: 'leagues',
  payload: z.object({ registrationId: z.int() }),
  groupOf: ({ registrationId }) => `registration/${registrationId}`,
  placeOf: ({ registrationId }) => `registration/${registrationId}`,
  pathOf: ({ teamId }) => `/leagues/teams/${teamId}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  isVisible: told.isRegistered,
  async read({ db }, items) {
    const ids = items.map(({ payload }) => payload.registrationId);
    const rows = await told.listToldRegistrations(db, { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
  texts,
});
