import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Small } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { durationText } from '../booking/duration-text.ts';
import { weekdaysText } from './hours-text.ts';

/** The usual price, prices at other times of the week, and the rules for bookings. */
export function PriceSection({ lounge }: { lounge: Lounge }) {
  const texts = useTexts('lounge');
  const { price } = texts;
  const locale = useLocale();
  const amount = (euro: number) => (euro === 0 ? price.free() : euroText(euro, locale));
  return (
    <TitledSection title={price.title()}>
      <List>
        {lounge.priceRules.map(({ weekdays, period, pricePerHour }) => (
          <Row key={`${weekdays.join()}-${period.from}`}>
            <dt>{price.rule({ days: weekdaysText(weekdays, texts, locale), ...period })}</dt>
            <dd>{amount(pricePerHour)}</dd>
          </Row>
        ))}
        <Row>
          <dt>{lounge.hasPriceRules ? price.usual() : price.always()}</dt>
          <dd>{amount(lounge.pricePerHour)}</dd>
        </Row>
      </List>
      <Small>{lounge.priceUnit === 'person' ? price.perPerson() : price.perBoard()}</Small>
      <Terms lounge={lounge} />
    </TitledSection>
  );
}

function Terms({ lounge: { rules } }: { lounge: Lounge }) {
  const { price } = useTexts('lounge');
  const { duration: durations } = useTexts('booking');
  const locale = useLocale();
  const duration = (minutes: number) => durationText(minutes, durations, locale);
  return (
    <TermList>
      <li>{rules.autoConfirm ? price.confirmed() : price.request()}</li>
      <li>
        {rules.cancelMinutes === 0
          ? price.cancelAlways()
          : price.cancel({ duration: duration(rules.cancelMinutes) })}
      </li>
      <li>
        {price.duration({
          min: duration(rules.minMinutes),
          max: duration(rules.maxMinutes),
          days: rules.horizonDays,
        })}
      </li>
    </TermList>
  );
}

const List = chakra('dl', { base: { display: 'grid' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '1',
    borderBottomWidth: '1px',
    '& dd': { textStyle: 'number', fontSize: 'xl', whiteSpace: 'nowrap' },
  },
});
const TermList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    paddingTop: '1',
    paddingInlineStart: '4',
    listStyle: 'square',
    textStyle: 'small',
    '& ::marker': { color: 'fg.muted' },
  },
});
