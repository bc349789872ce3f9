import { chakra } from '@chakra-ui/react';
import type { SellerProfile } from '@oche/validators/trust/schemas';
import { Figure } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** The parts of a score, what each gives, and why. */
export function TrustSignals({ signals }: Pick<SellerProfile['trust'], 'signals'>) {
  const { how: texts } = useTexts('market/trust');
  return (
    <Root>
      <summary>{texts.title()}</summary>
      <p>{texts.lead()}</p>
      <List>
        {signals.map(({ signal, points, max }) => (
          <li key={signal}>
            <div>
              <b>{texts.signal[signal]()}</b>
              <Figure>
                {max > 0 && points >= 0 ? texts.points({ points, max }) : texts.minus({ points })}
              </Figure>
            </div>
            <Track aria-hidden="true">
              <span
                data-minus={points < 0 || undefined}
                style={{ width: `${(Math.abs(points) / (max || 30)) * 100}%` }}
              />
            </Track>
            <small>{texts.text[signal]()}</small>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = chakra('details', {
  base: {
    '& > summary': { cursor: 'pointer', textStyle: 'subheading', paddingBlock: '1' },
    '& > p': { textStyle: 'small', color: 'fg.muted', paddingBottom: '2' },
  },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& li > div': { display: 'flex', justifyContent: 'space-between', gap: '2' },
    '& b': { fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'caption', color: 'fg.muted' },
  },
});
const Track = chakra('div', {
  base: {
    height: '2',
    marginBlock: '1',
    bg: 'bg.sunken',
    borderWidth: '1px',
    '& span': { display: 'block', height: 'full', bg: 'positive.solid' },
    '& span[data-minus]': { bg: 'danger.solid' },
  },
});
