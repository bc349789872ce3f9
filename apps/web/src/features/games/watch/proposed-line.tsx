import { chakra } from '@chakra-ui/react';
import { bedOf } from '@oche/darts/board';
import { useTexts } from '../../../i18n/react.tsx';
import { dartText } from '../dart-text.ts';

/** The darts that a board has seen of the visit that is being thrown, before anybody has entered it. */
export function ProposedLine({ darts }: { darts: readonly string[] }) {
  const texts = useTexts('games/autoscoring');
  const points = darts.reduce((sum, dart) => sum + (bedOf(dart)?.points ?? 0), 0);
  return (
    <Line aria-live="polite" aria-atomic="true">
      <span>{texts.proposed()}</span>
      {darts.map((dart, place) => (
        // darts of a visit have no other name than their place
        <strong key={`${place} ${dart}`}>{dartText(dart)}</strong>
      ))}
      <b>{points}</b>
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    paddingBlock: '2',
    borderBottomWidth: '1px',
    '& span': { textStyle: 'small', color: 'fg.muted' },
    '& strong': {
      layerStyle: 'sunken',
      minWidth: { base: '12', md: '16' },
      paddingInline: '2',
      textAlign: 'center',
      textStyle: 'number',
      fontSize: 'xl',
    },
    '& b': { marginInlineStart: 'auto', textStyle: 'number', fontSize: '2xl' },
  },
});
