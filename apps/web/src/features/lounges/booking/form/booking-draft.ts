import { draftOf } from '../../../../lib/drafts.ts';
import { type BookingFormInput, bookingFormState } from './booking-form.schema.ts';

const VISITOR = 'visitor';

/**
 * What somebody has chosen and not yet booked. What a visitor chose is there after signing in.
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
  // a form of an older version of this page may still lie there
  const { data } = bookingFormState.safeParse(JSON.parse(json));
  return data ?? {};
}

function withoutPast(form: Partial<BookingFormInput>, now: number): Partial<BookingFormInput> {
  if (!form.startTime || Date.parse(form.startTime) > now) return form;
  const { bookingDate: _, ...rest } = form;
  return { ...rest, startTime: '', endTime: '' };
}
