import { chakra } from '@chakra-ui/react';
import type { Landing } from '@oche/validators/home/landing';
import { Container } from '../../../components/card.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** The scoreboard of the house: what there is and what was played, without what there is none of. */
export function Figures({ figures }: { figures: Landing['figures'] }) {
  const { figures: texts } = useTexts('landing');
  const { boards, tournaments, games, posts } = figures;
  const all = [
    [boards, texts.boards(figures)],
    [tournaments, texts.tournaments({ tournaments })],
    [games, texts.games({ games })],
    [posts, texts.posts({ posts })],
  ] as const;
  const shown = all.filter(([count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Band className="dark" aria-label={texts.label()}>
      <Container>
        <Row>
          {shown.map(([count, label]) => (
            <li key={label}>
              <Count>{texts.count({ count })}</Count> {label}
            </li>
          ))}
        </Row>
      </Container>
    </Band>
  );
}

const Band = chakra('section', { base: { layerStyle: 'pub' } });
const Row = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    paddingBlock: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    '& > li': { textStyle: 'label', color: 'fg.muted' },
    '& > li + li': {
      borderInlineStartWidth: { md: '1px' },
      borderColor: 'border.strong',
      paddingInlineStart: { md: '5' },
    },
  },
});
const Count = chakra('span', { base: { display: 'block', textStyle: 'numberHero', color: 'fg' } });
