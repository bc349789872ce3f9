import { chakra } from '@chakra-ui/react';
import type { Landing } from '@oche/validators/landing';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Digits, Facts, Name, Row, Rows } from './rows.tsx';

/** The cities with most lounges, each with one of them and the boards that are free there now. */
export function Cities({ cities }: { cities: Landing['cities'] }) {
  const { cities: texts } = useTexts('landing');
  if (cities.length === 0) return null;
  return (
    <List aria-label={texts.label()}>
      {cities.map(({ slug, city, lounges, boards, lounge }) => (
        <Row key={lounge.id}>
          <Digits data-free={lounge.free > 0 || undefined}>
            {lounge.isOpen ? `${lounge.free}/${lounge.boards}` : lounge.boards}
            <small>{lounge.isOpen ? texts.free() : texts.boards()}</small>
          </Digits>
          <span>
            <Name to={`/venues/${lounge.id}`} variant="plain">
              {lounge.name}
            </Name>
            <Facts>
              <City to={`/lounges/${slug}`}>{city}</City> · {texts.inCity({ lounges, boards })}
            </Facts>
          </span>
        </Row>
      ))}
    </List>
  );
}

/** above the link of the whole row */
const City = chakra(TextLink, { base: { position: 'relative', zIndex: '1' } });
const List = chakra(Rows, {
  base: { marginTop: { base: '8', md: '12' }, '& [data-free]': { color: 'warning' } },
});
