import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import type { Statistics } from '@oche/validators/statistics/schemas';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { Container } from '../../../components/card.tsx';
import { Heading } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { numbersOf } from '../numbers.ts';

interface PlayerBandProps {
  person: Person;
  /** missing where they are not for the reader */
  statistics: Pick<Statistics, 'figures' | 'rating'> | null;
  actions?: ReactNode;
}

/** Who it is, on the black band of a scoreboard, with the numbers by which players know each other. */
export function PlayerBand({ person, statistics, actions }: PlayerBandProps) {
  return (
    <Band className="dark">
      <Container>
        <Row>
          <PersonAvatar person={person} size="xl" />
          <Words>
            <Heading as="h1" size="title" overflowWrap="anywhere">
              {fullName(person)}
            </Heading>
            <Handle>@{person.username}</Handle>
            {actions}
          </Words>
          {statistics ? <Slate {...statistics} /> : null}
        </Row>
      </Container>
      <BoardStrip />
    </Band>
  );
}

function Slate({ figures, rating }: Pick<Statistics, 'figures' | 'rating'>) {
  const all = useTexts('statistics');
  const texts = all.figures;
  const { one, whole } = numbersOf(useLocale());
  return (
    <Numbers>
      {rating ? (
        <div>
          <dt>
            {all.rating()}
            {rating.isProvisional ? <small> {all.provisional()}</small> : null}
          </dt>
          <dd>{whole(rating.points)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{texts.average()}</dt>
        <dd>{one(figures.average)}</dd>
      </div>
      <div>
        <dt>{texts.games()}</dt>
        <dd>{whole(figures.games)}</dd>
      </div>
      <div>
        <dt>{texts.wins()}</dt>
        <dd>{whole(figures.won)}</dd>
      </div>
    </Numbers>
  );
}

const Band = chakra('header', { base: { bg: 'bg', color: 'fg' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '4',
    paddingBlock: { base: '5', md: '8' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', gap: '1', flex: '1 1 12rem', minWidth: '0' },
});
const Handle = chakra('p', { base: { color: 'fg.muted' } });
const Numbers = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '5', md: '8' },
    rowGap: '3',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: '1' },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& small': { textTransform: 'none', letterSpacing: 'normal' },
    '& dd': { textStyle: 'numberHero', fontSize: { base: '2xl', sm: '3xl', md: '4xl' } },
  },
});
