import { chakra } from '@chakra-ui/react';
import { useMinute } from '../../../../../components/time/use-minute.ts';
import { useLocale } from '../../../../../i18n/react.tsx';
import { clockTexts } from '../../../../../lib/time/place-time.ts';
import { MINUTE, timeText } from '../../../../../lib/time/wall-time.ts';
import { type Axis, placeIn } from './axis.ts';
import { MINUTE_HEIGHT } from './drag.ts';

interface GutterProps {
  axis: Axis;
  timeZone: string;
  /** for a single day the hours are exact, even if the clock changes in its night */
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
      <NowMark axis={axis} />
    </Root>
  );
}

/** Marks the present time, as bookings may cover the line itself. */
function NowMark({ axis: { days, length } }: { axis: Axis }) {
  const minute = useMinute();
  if (minute === null) return null;
  const now = { from: minute * MINUTE, to: (minute + 1) * MINUTE };
  const place = days.map((day) => placeIn(day, length, now)).find((found) => found !== null);
  return place ? <Mark style={{ top: `${place.top * MINUTE_HEIGHT}px` }} /> : null;
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
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    transform: 'translateY(calc(1px - 50%))',
    borderBlock: '5px solid transparent',
    borderInlineStart: '7px solid {colors.accent.solid}',
  },
});
