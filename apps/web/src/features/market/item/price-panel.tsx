import { chakra } from '@chakra-ui/react';
import type { Item } from '@oche/validators/market/schemas';
import { Handshake, Heart, PackageOpen, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';

interface PricePanelProps {
  item: Item;
  /** what the reader can do with it */
  children: ReactNode;
}

/** What it is, what it costs, how it gets to its buyer, and what to do now. */
export function PricePanel({ item, children }: PricePanelProps) {
  const texts = useTexts('market/item').price;
  const words = useTexts('market/words');
  const locale = useLocale();
  const { title, intent, status, condition, sellerType, agreedPrice } = item;
  const price = agreedPrice ?? item.price;
  const isWanted = intent === 'wanted';
  const state = status === 'active' || status === 'reserved' || status === 'sold';
  return (
    <Stack alignContent="start" minWidth="0">
      <Row gap="1.5">
        {isWanted ? <Badge tone="warning">{words.intent.wanted()}</Badge> : null}
        {isWanted && status === 'active' ? null : (
          <Badge tone={status === 'active' ? 'positive' : state ? 'danger' : 'warning'}>
            {words.status[status]()}
          </Badge>
        )}
        <Badge tone={sellerType === 'business' ? 'inverse' : 'neutral'}>
          {words.sellerType[sellerType]()}
        </Badge>
        {condition ? <Badge>{words.condition[condition]()}</Badge> : null}
      </Row>
      <Title>{title}</Title>
      <Price data-gone={(status === 'sold' && agreedPrice === null) || undefined}>
        <VisuallyHidden>{texts.label()} </VisuallyHidden>
        {isWanted ? <small>{texts.upTo()} </small> : null}
        <strong>{euroText(price, locale)}</strong>
        {item.includesVat ? <small> {texts.vat()}</small> : null}
      </Price>
      <Terms>
        {isWanted ? null : (
          <li>
            <Tag aria-hidden="true" />
            {agreedPrice !== null
              ? texts.agreed()
              : item.takesOffers
                ? texts.offers()
                : texts.fixed()}
          </li>
        )}
        {isWanted ? null : <Delivery item={item} />}
        {item.favouriteCount > 0 ? (
          <li>
            <Heart aria-hidden="true" />
            {texts.favourites({ count: item.favouriteCount })}
          </li>
        ) : null}
      </Terms>
      {children}
    </Stack>
  );
}

function Delivery({ item: { ships, meets, shippingPrice, lounge, location } }: { item: Item }) {
  const texts = useTexts('market/item').price;
  const locale = useLocale();
  const shipping =
    shippingPrice === null
      ? texts.ships()
      : shippingPrice === 0
        ? texts.freeShipping()
        : texts.shipping({ price: euroText(shippingPrice, locale) });
  return (
    <>
      <li>
        <PackageOpen aria-hidden="true" />
        {ships ? (meets ? shipping : `${texts.onlyShips()}: ${shipping}`) : texts.onlyMeets()}
      </li>
      {meets ? (
        <li>
          <Handshake aria-hidden="true" />
          {lounge ? (
            <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
              {texts.meetsAt({ name: lounge.name })}
            </TextLink>
          ) : location ? (
            texts.meetsAtPlace({ name: location })
          ) : (
            texts.meets()
          )}
        </li>
      ) : null}
    </>
  );
}

const Title = chakra('h1', {
  base: { textStyle: 'title', overflowWrap: 'anywhere', hyphens: 'auto' },
});
/* a slate with the price in chalk, cut like a bed */
const Price = chakra('p', {
  base: {
    justifySelf: 'start',
    maxWidth: 'full',
    paddingInlineStart: '4',
    paddingInlineEnd: '10',
    paddingTop: '3',
    paddingBottom: '2',
    bg: 'board.surround',
    color: 'board.chalk',
    borderTop: '4px solid {colors.board.red}',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 1.4rem) 100%, 0 100%)',
    '& strong': { textStyle: 'numberHero' },
    '& small': { textStyle: 'number' },
    '&[data-gone] strong': { textDecoration: 'line-through', textDecorationThickness: '3px' },
  },
});
const Terms = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyle: 'none',
    '& li': { display: 'flex', gap: '2', minWidth: '0', overflowWrap: 'anywhere' },
    '& svg': { flexShrink: '0', width: '5', height: '1.55em', color: 'fg.muted' },
  },
});
