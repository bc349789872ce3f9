import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { percent, valueText } from './figures.ts';
import { FormBeds } from './form-beds.tsx';
import { OWN_ROW } from './ranking-table.tsx';

type Own = NonNullable<RouterOutputs['rankings']['list']['own']>;

interface OwnBarProps {
  own: Own | null;
  value: 'points' | 'rating';
  /** said to whoever has no place */
  missing: string;
  /** the own row is in the list */
  isListed: boolean;
}

/** The member's own place and the way up, at the lower edge as long as the own row is out of sight. */
export function OwnBar({ own, value, missing, isListed }: OwnBarProps) {
  const { own: texts } = useTexts('rankings');
  const isInSight = useIsRowInSight(isListed);
  return (
    <Bar className="dark" data-screen="" hidden={isInSight} aria-label={texts.label()}>
      {own ? <OwnPlace own={own} value={value} /> : <Way>{missing}</Way>}
    </Bar>
  );
}

/** Room is kept for the bar, so that nothing moves when it comes and goes. */
function useIsRowInSight(isListed: boolean): boolean {
  const [isInSight, setIsInSight] = useState(isListed);
  useEffect(() => {
    const row = document.getElementById(OWN_ROW);
    setIsInSight(row !== null);
    if (!row) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsInSight(entry?.isIntersecting ?? false),
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [isListed]);
  return isInSight;
}

function OwnPlace({ own, value }: { own: Own; value: OwnBarProps['value'] }) {
  const { own: texts, table } = useTexts('rankings');
  const { locale } = useUi();
  const { place, next, points, wins, losses, form } = own;
  const rate = percent(own.winRate, locale);
  return (
    <>
      <Place>{texts.place({ place })}</Place>
      <Words>
        <Way>{next ? texts.up(next) : texts.top()}</Way>
        <Record>
          <span>{table.record({ wins, losses, rate })}</span>
          <FormBeds form={form} />
        </Record>
      </Words>
      <Points>{valueText(points, value, locale)}</Points>
    </>
  );
}

const Bar = chakra('section', {
  base: {
    layerStyle: 'pub',
    '&[hidden]': { display: 'flex', visibility: 'hidden' },
    position: 'sticky',
    bottom: 'var(--bar, 0px)',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    columnGap: { base: '3', md: '6' },
    paddingBlock: '2.5',
    paddingInline: { base: '4', md: '5' },
    marginInline: { base: '-4', md: '0' },
    marginBottom: '6',
    borderTopWidth: '6px',
    borderTopColor: 'board.green',
  },
});
const Place = chakra('p', {
  base: { textStyle: 'title', fontSize: { base: 'xl', md: '3xl' }, whiteSpace: 'nowrap' },
});
const Words = chakra('div', { base: { flex: '1', minWidth: '0', display: 'grid', gap: '1' } });
const Way = chakra('p', { base: { textStyle: 'subheading', lineHeight: 'tight' } });
const Record = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'number',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
const Points = chakra('p', {
  base: { textStyle: 'numberHero', fontSize: { base: '3xl', md: '4xl' } },
});
