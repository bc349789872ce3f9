import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../components/link.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { formatDate } from '../../lib/time/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { FRESH, WINNERS } from './rankings-data.ts';

/** Who has won the last ten tournaments that are over. */
export function WinnersList() {
  const { winners: texts } = useTexts('rankings');
  const { locale } = useUi();
  const [{ items }] = trpc.tournaments.list.useSuspenseQuery(WINNERS, FRESH);
  if (items.length === 0) {
    return (
      <EmptyState title={texts.empty()}>
        <p>{texts.emptyText()}</p>
      </EmptyState>
    );
  }
  return (
    <List>
      {items.map(({ id, name, winnerName, startDate, participantCount }) => (
        <Row key={id}>
          <Winner>{winnerName ?? texts.nobody()}</Winner>
          <TextLink to="/tournaments/$id" params={{ id: String(id) }} variant="plain">
            {name}
          </TextLink>
          <Note>
            {formatDate(new Date(startDate), locale)} · {texts.field({ count: participantCount })}
          </Note>
        </Row>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    layerStyle: 'wires',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) auto' },
    columnGap: '6',
  },
});
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
  },
});
const Winner = chakra('strong', {
  base: { textStyle: 'number', fontWeight: 'heavy', fontSize: '2xl', lineHeight: 'tight' },
});
const Note = chakra('span', { base: { textStyle: 'number', fontSize: 'sm', color: 'fg.muted' } });
