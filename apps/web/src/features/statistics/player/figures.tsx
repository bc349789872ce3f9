import { chakra } from '@chakra-ui/react';
import type { Figures as FiguresOf } from '@oche/validators/statistics/schemas';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numbersOf } from '../numbers.ts';

interface Fact {
  label: string;
  value: string;
  unit?: string;
  detail?: string;
}

/** The numbers of the chosen games, like the columns of a scoreboard. */
export function Figures({ figures }: { figures: FiguresOf }) {
  const texts = useTexts('statistics').figures;
  const facts = useFacts(figures);
  return (
    <section aria-labelledby="figures">
      <VisuallyHidden asChild>
        <h2 id="figures">{texts.title()}</h2>
      </VisuallyHidden>
      <Board>
        {facts.map(({ label, value, unit, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit && value !== '–' ? <small> {unit}</small> : null}
              {detail ? <p>{detail}</p> : null}
            </dd>
          </div>
        ))}
      </Board>
    </section>
  );
}

/** What was played decides what there is to say: cricket has no checkouts, X01 no marks. */
function useFacts(figures: FiguresOf): Fact[] {
  const texts = useTexts('statistics').figures;
  const { one, whole } = numbersOf(useLocale());
  const { dartsAtDouble: darts, checkouts: hits } = figures;
  const x01: Fact[] = [
    { label: texts.firstNine(), value: one(figures.firstNine) },
    {
      label: texts.checkoutRate(),
      value: one(figures.checkoutRate),
      unit: '%',
      ...(darts > 0 && { detail: texts.ofDarts({ hits, darts }) }),
    },
    { label: texts.highestFinish(), value: whole(figures.highestFinish) },
    { label: texts.bestLeg(), value: whole(figures.bestLeg), unit: texts.darts() },
    { label: texts.maximums(), value: whole(figures.visits.at(-1) ?? 0) },
  ];
  const marks: Fact = { label: texts.marksPerRound(), value: one(figures.marksPerRound) };
  return [
    ...(figures.average === null ? [] : x01),
    ...(figures.marksPerRound === null ? [] : [marks]),
    { label: texts.winRate(), value: one(figures.winRate), unit: '%' },
    { label: texts.legs(), value: `${whole(figures.legsWon)}:${whole(figures.legsLost)}` },
  ];
}

const Board = chakra('dl', {
  base: {
    // however many there are, no row has a hole
    display: 'flex',
    flexWrap: 'wrap',
    layerStyle: 'panel',
    '& > div': {
      flex: { base: '1 1 40%', md: '1 1 22%', xl: '1 1 0' },
      padding: '4',
      borderInlineEndWidth: '1px',
      borderBottomWidth: '1px',
      marginInlineEnd: '-1px',
      marginBottom: '-1px',
    },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'numberHero', fontSize: '2xl', lineHeight: 'poster', paddingTop: '1' },
    '& small': { fontSize: 'lg', fontWeight: 'semibold' },
    '& p': { textStyle: 'caption', color: 'fg.muted', fontWeight: 'normal', paddingTop: '1' },
    overflow: 'hidden',
  },
});
