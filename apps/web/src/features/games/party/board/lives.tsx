import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';

interface LivesProps {
  name: string;
  count: number;
  of: number;
}

/** Lives as bull's eyes: full ones are left, rings are gone. */
export function Lives({ name, count, of }: LivesProps) {
  const texts = useTexts('games/party').play;
  const step = of > 5 ? 12 : 22;
  return (
    <Row
      viewBox={`0 0 ${step * of} 22`}
      style={{ aspectRatio: `${step * of} / 22` }}
      role="img"
      aria-label={count > 0 ? texts.lives({ name, count }) : texts.out({ name })}
    >
      {Array.from({ length: of }, (_, life) => life).map((life) => (
        <g key={life} transform={`translate(${step * life + step / 2} 11)`}>
          <circle r={step === 22 ? 9 : 5} data-left={life < count || undefined} />
          {life < count ? <circle r={step === 22 ? 4 : 2} data-eye="" /> : null}
        </g>
      ))}
    </Row>
  );
}

const Row = chakra('svg', {
  base: {
    height: '0.8em',
    maxHeight: '2.75rem',
    display: 'block',
    '& circle': { fill: 'none', stroke: 'border.strong', strokeWidth: '1.5' },
    '& circle[data-left]': { fill: 'board.green', stroke: 'board.wire' },
    '& circle[data-eye]': { fill: 'board.red', stroke: 'board.wire' },
  },
});
