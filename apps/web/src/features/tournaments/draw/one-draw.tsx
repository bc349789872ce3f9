import { chakra } from '@chakra-ui/react';
import type { DrawOutput } from '@oche/validators/tournaments/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface OneDrawProps {
  draw: DrawOutput & { number: number; drawnAt: string };
  /** the one that holds */
  isLast: boolean;
  nameOf: (entry: number) => string;
}

/** More names than this are folded away until somebody wants to read them. */
const MANY = 32;

/** Groups are counted where they are kept; in the draw they were called by letters. */
const letterOf = (group: string): string => String.fromCharCode(64 + Number(group));

/** A draw: its number like on a slip of paper, who was in the pot, and who came out where. */
export function OneDraw({ draw, isLast, nameOf }: OneDrawProps) {
  const texts = useTexts('tournaments/draw');
  const [isRight, setIsRight] = useState<boolean | null>(null);
  const { number, seed, seeded, seeding, entrants, places, drawnAt } = draw;
  const check = async () => {
    const { isDrawnSo } = await import('./check-draw.ts');
    setIsRight(isDrawnSo(draw));
  };
  return (
    <Draw open={isLast && places.length <= MANY}>
      <summary>
        <strong>{texts.number({ number })}</strong>
        {isLast ? <em>{texts.holds()}</em> : null}
        <Time value={drawnAt} format="dateTime" />
      </summary>
      <Slip>
        <small>{texts.seed()}</small>
        <b>{seed}</b>
        <span>{texts.seedings[seeded > 0 ? seeding : 'drawn']()}</span>
        <Button size="sm" variant="outline" onClick={() => void check()}>
          {texts.check()}
        </Button>
        <p role="status" data-right={isRight ?? undefined}>
          {isRight === null ? null : isRight ? texts.right() : texts.wrong()}
        </p>
      </Slip>
      <Lists>
        <section>
          <h3>{texts.pot()}</h3>
          <ol>
            {entrants.map(({ id, apart }, index) => (
              <li key={id}>
                {nameOf(id)}
                {index < seeded ? <small>{texts.seeded()}</small> : null}
                {apart === null ? null : <small>{texts.apart({ name: letterOf(apart) })}</small>}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{texts.places()}</h3>
          <ol>
            {places.map((id) => (
              <li key={id}>{nameOf(id)}</li>
            ))}
          </ol>
        </section>
      </Lists>
    </Draw>
  );
}

const Draw = chakra('details', {
  base: {
    border: '1px solid {colors.border.strong}',
    bg: 'bg.raised',
    '& > summary': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      rowGap: '1',
      columnGap: '4',
      paddingInline: '3',
      paddingBlock: '2.5',
      bg: 'board.black',
      color: 'board.chalk',
      cursor: 'pointer',
      _focusVisible: { outlineColor: 'tape', outlineOffset: '-3px' },
    },
    '& > summary strong': { textStyle: 'label', fontSize: 'md' },
    '& > summary em': { color: 'tape', fontStyle: 'normal' },
    '& > summary time': { marginInlineStart: 'auto' },
  },
});
const Slip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    padding: '3',
    borderBottom: '1px dashed {colors.border.strong}',
    '& small': { textStyle: 'label', color: 'fg.muted' },
    '& b': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: '2xl',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
    '& button': { marginInlineStart: 'auto' },
    '& p': {
      flexBasis: 'full',
      fontWeight: 'semibold',
      color: 'danger',
      _empty: { display: 'none' },
    },
    '& p[data-right=true]': { color: 'positive' },
  },
});
const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: '4',
    padding: '3',
    '& h3': { textStyle: 'label', color: 'fg.muted', marginBottom: '1' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '8' },
    '& li': { overflowWrap: 'anywhere', _marker: { textStyle: 'number' } },
    '& small': { marginInlineStart: '2', color: 'fg.muted' },
  },
});
