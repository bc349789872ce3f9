import { chakra } from '@chakra-ui/react';
import type { LevelFigure, LevelPart, OwnLevel } from '@oche/validators/forum/levels/schemas';
import { Check } from 'lucide-react';
import { useTexts } from '../../../i18n/react.tsx';

const PARTS = [
  'readingDays',
  'threadsRead',
  'postsWritten',
  'appreciatedBy',
] as const satisfies readonly LevelPart[];

interface LevelFigureProps {
  figure: LevelFigure;
  /** without it nothing is missing */
  next: OwnLevel['next'];
}

/** The figure in its parts, each with what the next level takes. */
export function LevelParts({ figure, next }: LevelFigureProps) {
  const { parts } = useTexts('forum/levels');
  return (
    <Parts>
      {PARTS.map((part) => (
        <Part key={part}>
          <dt>{parts[part]()}</dt>
          <Amount have={figure[part]} need={next?.needs[part] ?? 0} />
        </Part>
      ))}
    </Parts>
  );
}

function Amount({ have, need }: { have: number; need: number }) {
  const texts = useTexts('forum/levels');
  if (need === 0) return <Value>{have}</Value>;
  const isReached = have >= need;
  return (
    <>
      <Value>
        {texts.ofNeeded({ have, need })}
        <Missing isReached={isReached}>
          {isReached ? (
            <>
              <Check aria-hidden="true" /> {texts.reached()}
            </>
          ) : (
            texts.missing({ count: need - have })
          )}
        </Missing>
      </Value>
      <Bar aria-hidden="true">
        <Filled
          isReached={isReached}
          style={{ inlineSize: `${Math.min(100, (have / need) * 100)}%` }}
        />
      </Bar>
    </>
  );
}

const Parts = chakra('dl', { base: { display: 'grid', gap: '4' } });
const Part = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1.5',
  },
});
const Value = chakra('dd', {
  base: { textStyle: 'number', fontSize: 'lg', textAlign: 'end', whiteSpace: 'nowrap' },
});
const Missing = chakra('small', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    marginInlineStart: '3',
    textStyle: 'small',
    '& svg': { width: '4', height: '4' },
  },
  variants: {
    isReached: { true: { color: 'positive' }, false: { color: 'fg.muted' } },
  },
});
const Bar = chakra('dd', {
  base: { gridColumn: '1 / -1', height: '1.5', bg: 'bg.sunken', overflow: 'hidden' },
});
const Filled = chakra('div', {
  base: { height: 'full' },
  variants: {
    isReached: { true: { bg: 'positive.solid' }, false: { bg: 'accent.solid' } },
  },
});
