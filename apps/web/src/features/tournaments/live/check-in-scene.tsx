import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** Before the draw: players who have come scan the wall and check in. */
export function CheckInScene({ id }: { id: number }) {
  const texts = useTexts('tournaments/check-in');
  const { data: code } = trpc.tournaments.entries.checkInCode.useQuery({ id });
  return (
    <Root>
      {code ? (
        <img src={`data:image/svg+xml;utf8,${encodeURIComponent(code.qr)}`} alt={texts.qr()} />
      ) : null}
      <div>
        <strong>{texts.wall()}</strong>
        <p>{texts.wallText()}</p>
      </div>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    height: 'full',
    gap: 'calc(3 * var(--unit))',
    // black on white in both themes, as cameras want it
    '& img': { width: 'calc(34 * var(--unit))', maxWidth: '100%', bg: 'white' },
    '& div': { flex: '1 1 calc(20 * var(--unit))' },
    '& strong': {
      display: 'block',
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'calc(7 * var(--unit))',
      lineHeight: '1.1',
      textTransform: 'uppercase',
    },
    '& p': { fontSize: 'calc(2.5 * var(--unit))' },
  },
});
