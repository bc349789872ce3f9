import { chakra } from '@chakra-ui/react';
import type { LoungeStatistics } from '@oche/validators/bookings/schemas';
import { ButtonLink } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { timeText } from '../../../../lib/time/wall-time.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { meaningOf, type Window } from './meaning.ts';

/** One sentence that says what the numbers mean, and where something can be done about it. */
export function MeaningSection({ hours }: { hours: LoungeStatistics['hours'] }) {
  const { meaning: texts, byDay } = useTexts('manage/statistics');
  const { lounge } = useManagedLounge();
  const meaning = meaningOf(hours);
  if (!meaning) return null;
  const words = ({ weekday, from, to, share }: Window) => ({
    day: byDay[weekday](),
    from: timeText(from * 60),
    to: timeText(to * 60),
    share: Math.round(share * 100),
  });
  const best = words(meaning.best);
  const worst = words(meaning.worst);
  return (
    <Band>
      <p>
        <Sentence>{texts.best(best)}</Sentence> <Sentence>{texts.worst(worst)}</Sentence>{' '}
        {texts[meaning.advice]()}
      </p>
      {meaning.advice === 'fill' ? (
        <ButtonLink
          to="/venues/$id/manage/prices"
          params={{ id: String(lounge.id) }}
          variant="outline"
          size="sm"
          color="fg.inverse"
          borderColor="fg.inverse"
          _hover={{ bg: 'fg.inverse', color: 'bg.inverse' }}
        >
          {texts.toPrices()}
        </ButtonLink>
      ) : null}
    </Band>
  );
}

const Band = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    padding: { base: '4', md: '5' },
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontSize: 'lg',
    lineHeight: 'snug',
    '& > p': { flex: '1 1 18rem', maxWidth: 'measure' },
  },
});
const Sentence = chakra('b', { base: { fontWeight: 'semibold' } });
