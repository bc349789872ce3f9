import { chakra } from '@chakra-ui/react';
import { centsOf, euroOf } from '@oche/validators/money';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { Seats } from '../shared/seats.tsx';
import type { Entries } from './shown.ts';

interface CountsProps {
  tournament: TournamentOutput;
  entries: Entries;
}

/** The scoreboard of the desk: who has a seat, who is there, and what is in the till. */
export function Counts({ tournament, entries: { registered, waiting } }: CountsProps) {
  const texts = useTexts('tournaments/entries');
  const locale = useLocale();
  const { entryFee, maxParticipants: max } = tournament;
  const feeCents = centsOf(entryFee);
  const here = registered.filter(({ isCheckedIn }) => isCheckedIn).length;
  const paid = registered.filter(({ isPaid }) => isPaid).length;
  return (
    <Board className="dark" aria-label={texts.counts.label()}>
      <Plates>
        <Plate>
          <dt>{texts.counts.entered()}</dt>
          <dd>
            {registered.length}
            <small>/{max}</small>
          </dd>
        </Plate>
        <Plate data-lit={here > 0 || undefined}>
          <dt>{texts.counts.here()}</dt>
          <dd>{here}</dd>
        </Plate>
        {entryFee > 0 ? (
          <Plate>
            <dt>{texts.counts.paid()}</dt>
            <dd>{paid}</dd>
          </Plate>
        ) : null}
        {waiting.length > 0 ? (
          <Plate>
            <dt>{texts.counts.waiting()}</dt>
            <dd>{waiting.length}</dd>
          </Plate>
        ) : null}
      </Plates>
      <Seats taken={here} max={Math.max(registered.length, 1)} />
      {entryFee > 0 ? (
        <Cash>
          {texts.cash({
            paid: euroText(euroOf(paid * feeCents), locale),
            due: euroText(euroOf(registered.length * feeCents), locale),
          })}
        </Cash>
      ) : null}
    </Board>
  );
}

const Board = chakra('section', {
  base: {
    layerStyle: 'pub',
    display: 'grid',
    gap: '3',
    padding: { base: '3', md: '4' },
    borderTop: '4px solid {colors.board.red}',
    borderRadius: 'sm',
  },
});
const Plates = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))', gap: '2' },
});
const Plate = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    '& dt': { textStyle: 'label', fontSize: { base: 'xs', sm: 'sm' }, color: 'fg.muted' },
    '& dd': { textStyle: 'numberHero', fontSize: { base: '3xl', md: '4xl' } },
    '& small': { fontSize: '0.5em', color: 'fg.muted' },
    '&[data-lit] dd': { color: 'warning' },
  },
});
const Cash = chakra('p', { base: { textStyle: 'number', color: 'fg.muted' } });
