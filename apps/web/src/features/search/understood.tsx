import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { TextLink } from '../../components/link.tsx';
import { Muted, VisuallyHidden } from '../../components/text.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { formatDate } from '../../lib/time/date-text.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { isAskedWhere } from './search-filters.tsx';
import type { SearchPlace } from './search-place.ts';

type Found = RouterOutputs['search']['find'];
type Part = Found['understood'][number];

/** What of the question was understood, each to be left out, and what else may have been meant. */
export function Understood({ found, place }: { found: Found; place: SearchPlace }) {
  const texts = useTexts('search').understood;
  const label = useLabel();
  const { understood, meant, isLoose, asksPlace } = found;
  return (
    <>
      {understood.length > 0 ? (
        <Chips aria-label={texts.label()}>
          {understood.map((part) => (
            <li key={`${part.role} ${part.text}`}>
              <Chip to="/search" search={{ ...place, q: part.without || undefined }}>
                <VisuallyHidden>{texts.remove()} </VisuallyHidden>
                {label(part)}
                <X aria-hidden="true" />
              </Chip>
            </li>
          ))}
          <li>
            <TextLink to="/search" search={{ ...place, exact: '1' }}>
              {texts.asTyped()}
            </TextLink>
          </li>
        </Chips>
      ) : null}
      {asksPlace && !isAskedWhere(found) ? <Muted>{texts.asksPlace()}</Muted> : null}
      {isLoose ? <Muted>{texts.loose()}</Muted> : null}
      {meant ? (
        <p>
          {texts.meant()}{' '}
          <TextLink to="/search" search={{ ...place, q: meant }}>
            {meant}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

function useLabel() {
  const texts = useTexts('search').understood;
  const { categories } = useTexts('domains');
  const locale = useLocale();
  const day = (date: string) => formatDate(new Date(`${date}T12:00:00Z`), locale);
  return ({ role, text, category, place, days }: Part): string => {
    if (category) return categories[category]();
    if (place) return place;
    if (days)
      return days.from === days.until ? day(days.from) : `${day(days.from)} – ${day(days.until)}`;
    return role === 'near' ? texts.near() : text;
  };
}

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '3',
    listStyle: 'none',
  },
});
const Chip = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '8',
      paddingInline: '3',
      textStyle: 'number',
      bg: 'warning.solid',
      color: 'warning.contrast',
      textDecoration: 'none',
      borderRadius: 'full',
      '& svg': { width: '4', height: '4' },
      _hover: { textDecoration: 'line-through' },
    },
  }),
);
