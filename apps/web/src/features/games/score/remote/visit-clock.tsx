import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';

/** How long a visit may take. Nobody loses anything by it. */
const VISIT_SECONDS = 60;

/** The seconds that are left for the visit from when it is shown. It only shows them: it stops nobody. */
export function VisitClock() {
  const { clock: texts } = useTexts('games/remote');
  const [begun] = useState(() => Date.now());
  const [left, setLeft] = useState(VISIT_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - begun) / 1000);
      setLeft(Math.max(0, VISIT_SECONDS - seconds));
    }, 1000);
    return () => clearInterval(timer);
  }, [begun]);
  return (
    <Clock role="timer" data-over={left === 0 || undefined}>
      <Left aria-hidden="true">
        <span style={{ width: `${(left / VISIT_SECONDS) * 100}%` }} />
      </Left>
      {left > 0 ? texts.left({ count: left }) : texts.over()}
    </Clock>
  );
}

const Clock = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '5',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    '&[data-over]': { color: 'warning', fontWeight: 'semibold' },
  },
});
const Left = chakra('span', {
  base: {
    flex: '1',
    height: '1',
    bg: 'bg.sunken',
    '& > span': { display: 'block', height: 'full', bg: 'border.strong' },
  },
});
