import { chakra } from '@chakra-ui/react';
import { Board } from '../../components/board/board.tsx';
import { Dart } from '../../components/board/dart.tsx';
import { useTexts } from '../../i18n/react.tsx';

/** Where the darts have hit, in millimetres from the bull: all three in treble 20. */
const DARTS = [
  { x: -9, y: -102, angle: 112, flight: 'accent.solid' },
  { x: 1, y: -104, angle: 82, flight: 'positive.solid' },
  { x: 10, y: -102, angle: 55, flight: 'tape' },
];

/**
 * Three darts land in treble 20, one after the other. With reduced motion they are there at once.
 */
export function HeroBoard() {
  const { hero } = useTexts('landing');
  return (
    <Landing>
      <Board title={hero.board()}>
        {DARTS.map(({ x, y, angle, flight }) => (
          <Dart key={x} x={x} y={y} angle={angle} flight={flight} scale={1.1} className="dart" />
        ))}
      </Board>
    </Landing>
  );
}

const Landing = chakra('div', {
  base: {
    display: 'contents',
    '& .dart': { animation: 'land 200ms {easings.throw} backwards' },
    '& g:nth-of-type(1 of :has(> .dart)) .dart': { animationDelay: '500ms' },
    '& g:nth-of-type(2 of :has(> .dart)) .dart': { animationDelay: '1000ms' },
    '& g:nth-of-type(3 of :has(> .dart)) .dart': { animationDelay: '1500ms' },
  },
});
