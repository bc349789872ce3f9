import { chakra } from '@chakra-ui/react';
import type { Landing } from '@oche/validators/landing';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { Digits, Facts, Name, Row, Rows } from './rows.tsx';

/** The next public tournaments, by the clock at the place where they are played. */
export function NextTournaments({ tournaments }: { tournaments: Landing['tournaments'] }) {
  const { tournaments: texts } = useTexts('landing');
  const locale = useLocale();
  if (tournaments.length === 0) return null;
  return (
    <List aria-label={texts.next()}>
      {tournaments.map(({ id, name, startDate, timeZone, city, taken, places }) => {
        const at = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
            ...options,
            timeZone,
          }).format(new Date(startDate));
        return (
          <Row key={id}>
            <Digits as="time" {...{ dateTime: startDate }}>
              {at({ day: 'numeric', month: 'numeric' })}
              <small>{at({ weekday: 'short', hour: '2-digit', minute: '2-digit' })}</small>
            </Digits>
            <span>
              <Name to={`/tournaments/${id}`} variant="plain">
                {name}
              </Name>
              <Facts>
                {city ? `${city} · ` : ''}
                {texts.places({ taken, places })}
              </Facts>
            </span>
          </Row>
        );
      })}
    </List>
  );
}

const List = chakra(Rows, { base: { marginTop: { base: '8', md: '12' } } });
