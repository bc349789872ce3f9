import { chakra } from '@chakra-ui/react';
import type { ItemCard } from '@oche/validators/market/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { ItemPicture } from '../card/item-picture.tsx';
import { FRESH, LATEST } from './latest-data.ts';

/** The latest ads of the marketplace, for a member's dashboard. */
export function LatestEquipment() {
  const texts = useTexts('market/latest');
  const { data, error, refetch, isFetching } = trpc.market.items.list.useQuery(LATEST, FRESH);
  if (error)
    return <QueryFailed as="h3" query={{ error, isFetching, refetch }} title={texts.failed()} />;
  if (!data) return <SkeletonRows count={LATEST.limit} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={texts.none()}
        action={<ButtonLink to="/marketplace">{texts.browse()}</ButtonLink>}
      >
        <p>{texts.noneText()}</p>
      </EmptyState>
    );
  }
  return (
    <Rows>
      {data.items.map((item) => (
        <Ad key={item.id} item={item} />
      ))}
    </Rows>
  );
}

function Ad({ item }: { item: ItemCard }) {
  const words = useTexts('market/words');
  const locale = useLocale();
  const { id, title, condition, city, price } = item;
  return (
    <Row>
      <Frame>
        <ItemPicture item={item} sizes="4rem" />
      </Frame>
      <Words>
        <strong>
          <TextLink to="/marketplace/$id" params={{ id: String(id) }} variant="plain">
            {title}
          </TextLink>
        </strong>
        <small>
          {[condition && words.condition[condition](), city].filter(Boolean).join(' · ')}
        </small>
      </Words>
      <Price>{euroText(price, locale)}</Price>
    </Row>
  );
}

const Rows = chakra('ul', { base: { listStyle: 'none', layerStyle: 'wires' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '2',
    borderBottomWidth: '1px',
  },
});
const Frame = chakra('div', {
  base: {
    width: '16',
    height: '12',
    overflow: 'hidden',
    borderBottom: '3px solid {colors.board.red}',
    '& img, & svg': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& strong': { textStyle: 'subheading', lineHeight: 'tight' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Price = chakra('p', {
  base: { textStyle: 'numberHero', fontSize: '2xl', whiteSpace: 'nowrap' },
});
