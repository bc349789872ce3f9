import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

interface ChartFrameProps extends ComponentProps<typeof Picture> {
  /** the numbers beside the picture, from its top down */
  ticks: readonly string[];
  /** how far below its top the first one is */
  ticksFrom?: string;
  /** what the left and the right end stand for */
  ends: readonly string[];
  /** space above the picture */
  above?: '0' | '2';
  /** what explains it, below */
  legend?: ReactNode;
}

/** A picture of numbers over time, stretched to its place, with its scale and its ends. Lines and dots keep their width. */
export function ChartFrame({ ticks, ticksFrom, ends, above, legend, ...picture }: ChartFrameProps) {
  return (
    <Frame paddingTop={above}>
      <Scale aria-hidden="true" paddingTop={ticksFrom}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </Scale>
      <Picture preserveAspectRatio="none" role="img" {...picture} />
      <Ends aria-hidden="true">
        {ends.map((end, index) => (
          <span key={index}>{end}</span>
        ))}
      </Ends>
      {legend}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    paddingTop: '2',
    textStyle: 'number',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
const Scale = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    marginBlock: '-0.5em',
    lineHeight: '1',
    textAlign: 'end',
  },
});
const Picture = chakra('svg', {
  base: {
    width: 'full',
    height: { base: '11rem', md: '15rem' },
    overflow: 'visible',
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
});
const Ends = chakra('p', {
  base: { gridColumn: '2', display: 'flex', justifyContent: 'space-between', paddingTop: '1' },
});
