import { chakra } from '@chakra-ui/react';
import type { Figures } from '@oche/validators/statistics/schemas';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** What was taken out most often, as it stands on a slate. */
export function Checkouts({ finishes }: Pick<Figures, 'finishes'>) {
  const texts = useTexts('statistics');
  const most = Math.max(1, ...finishes.map(({ count }) => count));
  return (
    <ChartSection title={texts.checkouts.title()}>
      {finishes.length === 0 ? <Muted>{texts.checkouts.none()}</Muted> : null}
      <List>
        {finishes.map(({ points, count }) => (
          <li key={points}>
            <Points>{points}</Points>
            <Track>
              <span style={{ width: `${(count / most) * 100}%` }} />
            </Track>
            <Count>{texts.checkouts.count({ count })}</Count>
          </li>
        ))}
      </List>
    </ChartSection>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
    },
  },
});
const Points = chakra('strong', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: '2xl',
    lineHeight: 'solid',
    textAlign: 'end',
  },
});
const Track = chakra('div', {
  base: {
    height: '3',
    bg: 'bg.sunken',
    '& > span': { display: 'block', height: 'full', bg: 'positive.solid' },
  },
});
const Count = chakra('span', { base: { textStyle: 'number', color: 'fg.muted' } });
