import { chakra } from '@chakra-ui/react';
import type { Figures } from '@oche/validators/statistics/schemas';
import { type KeyboardEvent, useState } from 'react';
import {
  angleOf,
  BOARD_ORDER,
  bedPath,
  isBlack,
  point,
  RADIUS,
  sectorPath,
} from '../../../components/board/board-geometry.ts';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { Stack } from '../../../components/layout.tsx';
import { HeroNumber, Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { colorVar, displayType } from '../../../theme/svg.ts';
import { numbersOf } from '../numbers.ts';

type Double = Figures['doubles'][number];

const BULL = 25;
const BULL_RADIUS = 44;
const RIM = 205;
const HALF_BED = 9;

const rateOf = ({ thrown, hit }: Double) => hit / thrown;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A few darts at a double say little about it: this many at the player’s usual rate are added. */
const USUAL_DARTS = 20;

function certainRatesOf(doubles: readonly Double[]): Map<number, number> {
  const usual = sum(doubles.map(({ hit }) => hit)) / sum(doubles.map(({ thrown }) => thrown));
  return new Map(
    doubles.map(({ number, hit, thrown }) => [
      number,
      (hit + usual * USUAL_DARTS) / (thrown + USUAL_DARTS),
    ]),
  );
}

/** The board as a map of the doubles: the more are hit, the greener the wedge. */
export function DoublesBoard({ doubles }: { doubles: readonly Double[] }) {
  const texts = useTexts('statistics');
  const { percent, whole, wholePercent } = numbersOf(useLocale());
  const [chosen, setChosen] = useState<number | null>(null);
  if (doubles.length === 0) {
    return (
      <ChartSection title={texts.doubles.title()}>
        <Muted>{texts.doubles.none()}</Muted>
      </ChartSection>
    );
  }
  const nameOf = (number: number) => (number === BULL ? texts.doubles.bull() : `D${number}`);
  // with the same rounding as on the board
  const sentenceOf = (double: Double) =>
    texts.doubles.one({
      ...double,
      name: nameOf(double.number),
      rate: wholePercent(rateOf(double)),
    });
  const rates = certainRatesOf(doubles);
  const heatOf = ({ number }: Double) => rates.get(number) ?? 0;
  const hottest = Math.max(...rates.values());
  const byThrown = [...doubles].sort((a, b) => b.thrown - a.thrown);
  const [usual] = byThrown;
  const best = doubles.find((double) => heatOf(double) === hottest && double.hit > 0);
  const shown = doubles.find(({ number }) => number === chosen);
  return (
    <ChartSection title={texts.doubles.title()} text={texts.doubles.text()}>
      <Beside>
        <div>
          <Picture
            viewBox={`${-RIM} ${-RIM} ${2 * RIM} ${2 * RIM}`}
            role="group"
            aria-label={texts.doubles.board()}
          >
            <circle r={RIM} fill={colorVar('board-surround')} />
            {BOARD_ORDER.map((number) => (
              <path
                key={number}
                d={bedPath(number, 'double')}
                fill={colorVar(isBlack(number) ? 'board-red' : 'board-green')}
              />
            ))}
            {doubles.map((double) => (
              <Wedge
                key={double.number}
                double={double}
                heat={hottest > 0 ? heatOf(double) / hottest : 0}
                label={sentenceOf(double)}
                isChosen={double.number === chosen}
                onChoose={() => setChosen(double.number)}
              />
            ))}
            <Numbers />
          </Picture>
          <Chosen aria-live="polite">{shown ? sentenceOf(shown) : ''}</Chosen>
        </div>
        <Stack gap="5" alignContent="start">
          {usual ? (
            <HeroNumber
              value={nameOf(usual.number)}
              unit={percent(rateOf(usual))}
              label={texts.doubles.usual()}
            />
          ) : null}
          {best ? (
            <HeroNumber
              value={nameOf(best.number)}
              unit={percent(rateOf(best))}
              label={texts.doubles.best()}
            />
          ) : null}
          <ChartTable
            summary={texts.table()}
            label={texts.doubles.board()}
            heads={[
              texts.doubles.number(),
              texts.doubles.thrown(),
              texts.doubles.hit(),
              texts.doubles.rate(),
            ]}
            rows={byThrown.map((double) => [
              nameOf(double.number),
              whole(double.thrown),
              whole(double.hit),
              percent(rateOf(double)),
            ])}
          />
        </Stack>
      </Beside>
    </ChartSection>
  );
}

interface WedgeProps {
  double: Double;
  /** from 0 to 1 */
  heat: number;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Wedge({ double, heat, label, isChosen, onChoose }: WedgeProps) {
  const rate = rateOf(double);
  const isBull = double.number === BULL;
  const [x, y] = isBull ? ['0', '0'] : labelPoint(double.number);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <Field
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <path
        d={isBull ? BULL_PATH : wedgePath(double.number)}
        fill={colorVar('positive-solid')}
        fillOpacity={0.1 + 0.9 * heat ** 2}
        stroke={colorVar(isChosen ? 'tape' : 'board-wire')}
        strokeWidth={isChosen ? 5 : 1.2}
      />
      <text
        x={x}
        y={y}
        fill={colorVar('board-chalk')}
        style={displayType(20, 800)}
        dominantBaseline="central"
      >
        {Math.round(rate * 100)}
      </text>
    </Field>
  );
}

type BoardNumber = (typeof BOARD_ORDER)[number];
const middleOf = (number: number) => angleOf(number as BoardNumber);

const wedgePath = (number: number) =>
  sectorPath(
    middleOf(number) - HALF_BED,
    middleOf(number) + HALF_BED,
    BULL_RADIUS,
    RADIUS.doubleInner,
  );

const LABEL_RADIUS = 132;
const labelPoint = (number: number) => point(middleOf(number), LABEL_RADIUS).split(' ');

const BULL_PATH = `M0 ${-BULL_RADIUS + 4}A${BULL_RADIUS - 4} ${BULL_RADIUS - 4} 0 1 1 -0.1 ${-BULL_RADIUS + 4}Z`;

function Numbers() {
  return (
    <Labels fill={colorVar('board-chalk')} aria-hidden="true">
      {BOARD_ORDER.map((number) => {
        const [x, y] = point(angleOf(number), 188).split(' ');
        return (
          <text key={number} x={x} y={y} style={displayType(25)} dominantBaseline="central">
            {number}
          </text>
        );
      })}
    </Labels>
  );
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
    gap: '5',
    alignItems: 'start',
  },
});
const Picture = chakra('svg', {
  base: { width: 'full', maxWidth: '30rem', marginInline: 'auto', display: 'block' },
});
const Labels = chakra('g', { base: { pointerEvents: 'none' } });
const Field = chakra('g', {
  base: {
    cursor: 'pointer',
    outline: 'none',
    _focusVisible: { '& path': { stroke: 'tape', strokeWidth: '6' } },
  },
});
const Chosen = chakra('p', {
  base: {
    minHeight: '1.6em',
    paddingTop: '2',
    textAlign: 'center',
    textStyle: 'number',
    fontSize: 'lg',
  },
});
