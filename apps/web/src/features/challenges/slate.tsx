import { chakra } from '@chakra-ui/react';
import { useWords } from './use-words.ts';

interface TimeSlateProps {
  /** ISO times; without an end it is the moment at which two meet */
  from: string;
  until?: string | undefined;
  isOver?: boolean;
}

/** When: a piece of the dark slate with a slanted edge, like a bed of the board. */
export function TimeSlate({ from, until, isOver }: TimeSlateProps) {
  const { texts, clock, day } = useWords();
  return (
    <Slate className="dark" data-over={isOver || undefined}>
      <Day>{day(from)}</Day>
      <Clock dateTime={from}>{clock(from)}</Clock>
      {until ? <Until>{texts.toClock({ time: clock(until) })}</Until> : null}
    </Slate>
  );
}

const Slate = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '0.5',
    gridRow: { base: '1 / span 2', md: 'auto' },
    minWidth: { base: '6.75rem', md: '9rem' },
    padding: { base: '3', md: '4' },
    paddingInlineEnd: { base: '6', md: '8' },
    bg: 'bg',
    color: 'fg',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 1.1rem) 100%, 0 100%)',
    '&[data-over]': { filter: 'saturate(0.2)' },
    '&[data-over] time': { color: 'fg.muted' },
  },
});
const Day = chakra('span', {
  base: { textStyle: 'label', color: 'warning', whiteSpace: 'nowrap' },
});
const Clock = chakra('time', {
  base: { textStyle: 'numberHero', fontSize: { base: '3xl', md: '4xl' } },
});
const Until = chakra('span', { base: { textStyle: 'number', color: 'fg.muted' } });
