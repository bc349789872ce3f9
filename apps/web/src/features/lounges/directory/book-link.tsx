import type { Evening, Offer } from '@oche/validators/bookings/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface BookLinkProps {
  loungeId: number;
  /** what the lounge has for the evening, if one is searched */
  offer: Offer | undefined;
  evening: Evening | null;
}

/** Leads to the booking sheet of a lounge, filled with what was searched. */
export function BookLink({ loungeId, offer, evening }: BookLinkProps) {
  const { directory } = useTexts('venues/directory');
  return (
    <ButtonLink
      data-action=""
      size="sm"
      to="/venues/$id"
      params={{ id: String(loungeId) }}
      search={sheetOf(offer, evening)}
    >
      {directory.book()}
    </ButtonLink>
  );
}

function sheetOf(offer: Offer | undefined, evening: Evening | null) {
  if (!offer || !evening) return { book: '1' };
  const { from, to, people } = evening;
  return { book: '1', date: offer.date, from, to, people: String(people) };
}
