import type { Locale } from '@oche/validators/locale';
import type { MemberCalendar } from '../../../../lib/declared/calendars.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { publicUrl } from '../../../../lib/public-url.ts';
import { listMeetings } from './meeting.queries.ts';

const MEETING_MS = 30 * 60_000;

const WORDS: Record<Locale, (title: string, other: string) => string> = {
  de: (title, other) => `Übergabe mit ${other}: ${title}`,
  en: (title, other) => `Handover with ${other}: ${title}`,
};

/** Where and when a member hands something over, as a part of their calendar. */
export const meetingCalendar: MemberCalendar<Deps> = async ({ db, env }, { locale, ...reader }) => {
  const meetings = await listMeetings(db, reader);
  return meetings.map(({ id, revision, status, meetsAt, updatedAt, title, otherName, where }) => {
    const url = publicUrl(env, `/marketplace/deals/${id}`);
    return {
      // the page's file has the same key
      key: `deal-${id}`,
      sequence: revision,
      status: status === 'cancelled' ? 'cancelled' : 'confirmed',
      startAt: meetsAt,
      endAt: new Date(Date.parse(meetsAt) + MEETING_MS).toISOString(),
      updatedAt,
      summary: WORDS[locale](title, otherName),
      description: url,
      location: where,
      url,
    };
  });
};
