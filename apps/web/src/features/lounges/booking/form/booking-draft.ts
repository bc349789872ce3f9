import { draftOf } from '../../../../lib/storage/drafts.ts';
import { type BookingFormInput, bookingFormState } from './booking-form.schema.ts';

const VISITOR = 'visitor';

/**
 * What somebody has chosen but not booked yet. After signing in, a member finds what they chose as
 * a visitor.
 * @param memberId undefined for visitors
 */
export function bookingDraft(memberId: string | undefined, loungeId: number) {
  const place = `booking:${loungeId}`;
  const own = draftOf(memberId ?? VISITOR, place);
  const ofVisitor = draftOf(VISITOR, place);
  return {
    /** a time that has passed meanwhile is left out */
    read: (now = Date.now()): Partial<BookingFormInput> =>
      withoutPast(parse((own.read() ?? ofVisitor.read())?.form), now),
    write: (values: BookingFormInput): void => own.write({ form: JSON.stringify(values) }),
    clear(): void {
      own.clear();
      ofVisitor.clear();
    },
  };
}

function parse(json: string | undefined): Partial<BookingFormInput> {
  if (!json) return {};
  // the draft may come from an older version of this page
  const { data } = bookingFormState.safeParse(JSON.parse(json));
  return data ?? {};
}

function withoutPast(form: Partial<BookingFormInput>, now: number): Partial<BookingFormInput> {
  if (!form.startTime || Date.parse(form.startTime) > now) return form;
  const { bookingDate: _, ...rest } = form;
  return { ...rest, startTime: '', endTime: '' };
}
