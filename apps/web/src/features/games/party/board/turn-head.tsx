import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';
import { dartText } from '../../dart-text.ts';

const PLACES = [0, 1, 2];

interface TurnHeadProps {
  name: string;
  /** what to throw at, in words and as large as it gets */
  text: string;
  figure: string;
  /** the darts of this visit; null where the keys show them */
  thrown: readonly string[] | null;
}

/** Who throws, and at what: what is read from the oche. */
export function TurnHead({ name, text, figure, thrown }: TurnHeadProps) {
  const texts = useTexts('games/party').play;
  return (
    <Head>
      <div>
        <Name>{name}</Name>
        <Text>{text || texts.throws()}</Text>
      </div>
      {figure === '' ? null : <Figure>{figure}</Figure>}
      {thrown ? (
        <Darts aria-label={texts.thrown()}>
          {PLACES.map((place) => {
            const dart = thrown[place];
            return (
              <li key={place} data-next={place === thrown.length || undefined}>
                {dart === undefined ? '·' : dart === '0' ? '–' : dartText(dart)}
              </li>
            );
          })}
        </Darts>
      ) : null}
    </Head>
  );
}

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    flexShrink: '0',
    paddingInline: '3',
    paddingBlock: '2',
    borderBottom: '3px solid {colors.oche}',
  },
});
const Name = chakra('p', {
  base: {
    textStyle: 'poster',
    fontSize: 'clamp(1.75rem, min(9vw, 7dvh), 4.5rem)',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
const Text = chakra('p', { base: { textStyle: 'label', fontSize: 'md', color: 'warning' } });
const Figure = chakra('strong', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'clamp(3rem, min(17vw, 13dvh), 9rem)',
    lineHeight: '0.85',
  },
});
const Darts = chakra('ol', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '1.5',
    listStyle: 'none',
    textStyle: 'number',
    fontSize: 'xl',
    lineHeight: '1.2',
    textAlign: 'center',
    '& li': { bg: 'bg.raised', borderBottom: '3px solid transparent' },
    '& li[data-next]': { borderColor: 'oche' },
  },
});
