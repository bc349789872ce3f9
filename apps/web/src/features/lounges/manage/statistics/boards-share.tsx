import { chakra } from '@chakra-ui/react';
import type { LoungeStatistics } from '@oche/validators/bookings/schemas';
import { Badge, Figure, Label } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { percentText, utilisation } from './numbers.ts';

/** How full each board is, the fullest one first. */
export function BoardsShare({ boards }: { boards: LoungeStatistics['boards'] }) {
  const texts = useTexts('manage/statistics');
  const locale = useLocale();
  const shares = boards
    .map((board) => ({ ...board, share: Math.min(utilisation(board), 1) }))
    .sort((one, other) => other.share - one.share);
  if (shares.length < 2) return null;
  const differ = shares[0]?.share !== shares.at(-1)?.share;
  return (
    <section aria-label={texts.boards()}>
      <Label color="fg">{texts.boards()}</Label>
      <List>
        {shares.map(({ id, name, share }, index) => (
          <li key={id}>
            <Name>
              {name}
              {differ && index === 0 ? <Badge tone="positive">{texts.best()}</Badge> : null}
              {differ && index === shares.length - 1 ? (
                <Badge tone="warning">{texts.worst()}</Badge>
              ) : null}
            </Name>
            <Track aria-hidden="true">
              <Bar style={{ width: `${share * 100}%` }} />
            </Track>
            <Figure>{percentText(share, locale)}</Figure>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    paddingTop: '2',
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) 3.5rem',
        md: 'minmax(7rem, 14rem) minmax(0, 1fr) 3.5rem',
      },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
    },
    '& li > :last-child': { textAlign: 'end' },
  },
});
const Name = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    overflowWrap: 'anywhere',
  },
});
const Track = chakra('span', {
  base: {
    display: 'block',
    /* below name and number where they would leave it no room */
    gridRow: { base: '2', md: 'auto' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    height: { base: '2', md: '4' },
    bg: 'bg.sunken',
    borderRadius: 'sm',
    overflow: 'hidden',
  },
});
const Bar = chakra('span', {
  base: { display: 'block', height: 'full', minWidth: '1px', bg: 'positive.solid' },
});
