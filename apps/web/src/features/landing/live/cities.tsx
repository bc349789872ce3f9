import type { Landing } from '@oche/validators/home/landing';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Row, Rows } from './rows.tsx';

/** The cities with most lounges, each with one of them and the boards that are free there now. */
export function Cities({ cities }: { cities: Landing['cities'] }) {
  const { cities: texts } = useTexts('landing');
  if (cities.length === 0) return null;
  return (
    <Rows aria-label={texts.label()}>
      {cities.map(({ slug, city, lounges, boards, lounge }) => (
        <Row
          key={lounge.id}
          to={`/venues/${lounge.id}`}
          name={lounge.name}
          digits={lounge.isOpen ? `${lounge.free}/${lounge.boards}` : lounge.boards}
          unit={lounge.isOpen ? texts.free() : texts.boards()}
          isLit={lounge.free > 0}
        >
          <TextLink to={directoryOf(slug)}>{city}</TextLink> · {texts.inCity({ lounges, boards })}
        </Row>
      ))}
    </Rows>
  );
}

/** A plain string, as the links of these pages are. */
const directoryOf = (slug: string): string => `/lounges/${slug}`;
