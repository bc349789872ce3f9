import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fixturePath } from '../shared/league-data.ts';

interface EveningRowProps {
  id: number;
  home: string;
  away: string;
  /** null: not begun */
  score: readonly number[] | null;
  /** the time of day, for one that hasn't */
  begins?: string | undefined;
}

/** A fixture in a line: who, and how it stands. */
export function EveningRow({ id, home, away, score, begins }: EveningRowProps) {
  const { fixtures: texts } = useTexts('leagues/pages');
  return (
    <li>
      <Row to={fixturePath(id)}>
        <span>{home}</span>
        {score ? (
          <b>{score.join(':')}</b>
        ) : (
          <>
            <VisuallyHidden>{texts.against()}</VisuallyHidden>
            <small>{begins ?? '–'}</small>
          </>
        )}
        <span>{away}</span>
      </Row>
    </li>
  );
}

export const EveningList = chakra('ul', { base: { listStyle: 'none' } });

const Row = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '3',
      minHeight: '10',
      borderTop: '1px solid {colors.border}',
      color: 'fg',
      textDecoration: 'none',
      _hover: { bg: 'bg.raised' },
      '& > span:first-of-type': { textAlign: 'end' },
      '& b': {
        minWidth: '12',
        textAlign: 'center',
        textStyle: 'number',
        fontSize: 'xl',
        fontWeight: 'heavy',
      },
      '& small': { minWidth: '12', textAlign: 'center', textStyle: 'number', color: 'fg.muted' },
    },
  }),
);
