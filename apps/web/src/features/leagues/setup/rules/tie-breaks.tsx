import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../components/button.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { Label, Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { RulePartProps } from './rule-part-props.ts';

const all = [
  'gameDifference',
  'gamesWon',
  'legDifference',
  'legsWon',
  'headToHead',
  'lot',
] as const;

/** What separates teams of equal points, in the league's own order. */
export function TieBreaks({ values: { tieBreaks }, onChange }: RulePartProps) {
  const texts = useTexts('leagues/setup-rules');
  const left = all.filter((one) => !tieBreaks.includes(one));
  const moveUp = (at: number) => {
    const one = tieBreaks[at];
    if (one) onChange({ tieBreaks: tieBreaks.toSpliced(at, 1).toSpliced(at - 1, 0, one) });
  };
  return (
    <Stack gap="2">
      <Label>{texts.tieBreaks()}</Label>
      <Muted>{texts.tieBreaksText()}</Muted>
      <List>
        {tieBreaks.map((one, index) => (
          <li key={one}>
            <span>{texts.breaks[one]()}</span>
            <Button
              size="sm"
              variant="ghost"
              disabled={index === 0}
              aria-label={texts.earlierOne({ name: texts.breaks[one]() })}
              onClick={() => moveUp(index)}
            >
              {texts.earlier()}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={tieBreaks.length === 1}
              aria-label={texts.removeOne({ name: texts.breaks[one]() })}
              onClick={() => onChange({ tieBreaks: tieBreaks.filter((other) => other !== one) })}
            >
              {texts.remove()}
            </Button>
          </li>
        ))}
      </List>
      <Added>
        {left.map((one) => (
          <Button
            key={one}
            size="sm"
            variant="outline"
            onClick={() => onChange({ tieBreaks: [...tieBreaks, one] })}
          >
            {texts.addOne({ name: texts.breaks[one]() })}
          </Button>
        ))}
      </Added>
    </Stack>
  );
}

const List = chakra('ol', {
  base: {
    maxWidth: '34rem',
    listStyle: 'decimal',
    paddingInlineStart: '6',
    '& li::marker': { textStyle: 'number' },
    '& li > span': { display: 'inline-block', width: { base: '100%', sm: '14rem' } },
  },
});
const Added = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', _empty: { display: 'none' } },
});
