import type { Landing } from '@oche/validators/home/landing';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { Row, Rows } from './rows.tsx';

/** The next public tournaments, by the clock at the place where they are played. */
export function NextTournaments({ tournaments }: { tournaments: Landing['tournaments'] }) {
  const { tournaments: texts } = useTexts('landing');
  const locale = useLocale() === 'en' ? 'en-GB' : 'de-DE';
  if (tournaments.length === 0) return null;
  return (
    <Rows aria-label={texts.next()}>
      {tournaments.map(({ id, name, startDate, timeZone, city, taken, places }) => {
        const at = (options: Intl.DateTimeFormatOptions) => (
          <time dateTime={startDate}>
            {new Date(startDate).toLocaleString(locale, { ...options, timeZone })}
          </time>
        );
        return (
          <Row
            key={id}
            to={`/tournaments/${id}`}
            name={name}
            digits={at({ day: 'numeric', month: 'numeric' })}
            unit={at({ weekday: 'short', hour: '2-digit', minute: '2-digit' })}
          >
            {city ? `${city} · ` : ''}
            {texts.places({ taken, places })}
          </Row>
        );
      })}
    </Rows>
  );
}
