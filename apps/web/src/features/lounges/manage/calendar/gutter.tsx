import { chakra } from '@chakra-ui/react';
import { useLocale } from '../../../../i18n/react.tsx';
import { clockTexts } from '../../booking/lounge-time.ts';
import type { Axis } from './axis.ts';
import { MINUTE_HEIGHT } from './drag.ts';
import { MINUTE, timeText } from './zone-time.ts';

interface GutterProps {
  axis: Axis;
  timeZone: string;
  /** one day: the hours are those of its own night, also when the clock is changed */
  isExact: boolean;
}

/** The hours beside the grid. */
export function Gutter({ axis, timeZone, isExact }: GutterProps) {
  const locale = useLocale();
  const hours = Array.from({ length: axis.length / 60 }, (_, hour) => hour);
  const origin = axis.days[0]?.origin ?? 0;
  const instants = hours.map((hour) => new Date(origin + hour * 60 * MINUTE).toISOString());
  const labels = isExact
    ? clockTexts(instants, timeZone, locale)
    : hours.map((hour) => timeText(axis.startMinutes + hour * 60));
  return (
    <Root aria-hidden="true" style={{ height: `${axis.length * MINUTE_HEIGHT}px` }}>
      {labels.map((label, hour) => (
        <Hour key={instants[hour]} style={{ top: `${hour * 60 * MINUTE_HEIGHT}px` }}>
          {label}
        </Hour>
      ))}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '4',
    bg: 'bg.raised',
  },
});
const Hour = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '1.5',
    paddingTop: '0.5',
    textStyle: 'number',
    fontSize: 'xs',
    lineHeight: '1',
    color: 'fg.muted',
    textAlign: 'end',
  },
});
