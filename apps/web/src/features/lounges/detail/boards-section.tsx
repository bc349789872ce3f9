import { chakra } from '@chakra-ui/react';
import { boardKinds } from '@oche/validators/lounges/limits';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { Accessibility } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Label } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';

/** More boards are only shown on request, and on a phone none without one. */
const FIRST = 8;

/** All boards, with what players want to know about them; a phone shows them on request. */
export function BoardsSection({ lounge }: { lounge: Lounge }) {
  const { boards: texts } = useTexts('lounge');
  const kinds = useTexts('venues').boardKinds;
  const [isAll, setIsAll] = useState(false);
  const { boards } = lounge;
  if (boards.length === 0) return null;
  const shown = isAll ? boards : boards.slice(0, FIRST);
  const counts = boardKinds.flatMap((kind) => {
    const count = boards.filter((board) => board.kind === kind).length;
    return count > 0 ? `${count} × ${kinds[kind]()}` : [];
  });
  return (
    <TitledSection title={texts.title()}>
      <Summary data-open={isAll || undefined}>{counts.join(', ')}</Summary>
      <List data-folded={!isAll || undefined}>
        {shown.map((board) => (
          <BoardItem key={board.id} board={board} />
        ))}
      </List>
      <Button
        variant="outline"
        size="sm"
        justifySelf="start"
        hideFrom={boards.length > FIRST ? undefined : 'md'}
        aria-expanded={isAll}
        onClick={() => setIsAll(!isAll)}
      >
        {isAll ? texts.fewer() : texts.more({ count: boards.length })}
      </Button>
      <TextLink to="/venues/$id/best" params={{ id: String(lounge.id) }}>
        {texts.best()}
      </TextLink>
    </TitledSection>
  );
}

function BoardItem({ board }: { board: Lounge['boards'][number] }) {
  const { boards: texts } = useTexts('lounge');
  const kinds = useTexts('venues').boardKinds;
  const locale = useLocale();
  const { name, kind, make, scoringSystem, ocheDistanceMm, isAccessible } = board;
  const metres =
    ocheDistanceMm === null
      ? null
      : numberFormat(locale, { minimumFractionDigits: 2 }).format(ocheDistanceMm / 1000);
  return (
    <Item>
      <Name>
        {name}
        <Badge tone={kind === 'steel' ? 'inverse' : 'neutral'}>{kinds[kind]()}</Badge>
      </Name>
      <Facts>
        <Fact label={texts.make()} value={make} />
        <Fact label={texts.scoring()} value={scoringSystem} />
        <Fact label={texts.distance()} value={metres && texts.metres({ metres })} />
      </Facts>
      {isAccessible ? (
        <Access>
          <Accessibility aria-hidden="true" />
          {texts.accessible()}
        </Access>
      ) : null}
    </Item>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>
        <Label>{label}</Label>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
    '&[data-folded]': { mdDown: { display: 'none' } },
  },
});
const Summary = chakra('p', {
  base: {
    hideFrom: 'md',
    textStyle: 'number',
    fontSize: 'lg',
    '&[data-open]': { display: 'none' },
  },
});
const Item = chakra('li', {
  base: { display: 'grid', gap: '2', alignContent: 'start', padding: '3', layerStyle: 'panel' },
});
const Name = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    textStyle: 'subheading',
    overflowWrap: 'anywhere',
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    textStyle: 'small',
  },
});
const Access = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'small',
    '& svg': { width: '1.15em', height: '1.15em' },
  },
});
