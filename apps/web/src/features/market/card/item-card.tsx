import { chakra } from '@chakra-ui/react';
import type { OwnSetAttribute } from '@oche/validators/market/limits';
import type { ItemCard as Item } from '@oche/validators/market/schemas';
import { createLink } from '@tanstack/react-router';
import { Crosshair, Eye, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Figure, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { numberFormat } from '../../../lib/number-format.ts';
import { distanceText } from '../../../lib/places/distance.ts';
import { keyFacts } from './attribute-text.ts';
import { ItemPicture } from './item-picture.tsx';

interface ItemCardProps {
  item: Item & {
    /** from where the reader looks; null or missing where that isn't known */
    distanceKm?: number | null | undefined;
    /** in what it is like what the reader plays */
    fits?: readonly OwnSetAttribute[] | null | undefined;
  };
  /** buttons on the picture: favourite, share */
  actions?: ReactNode;
  /** false for cards that are visible when the page opens */
  isLazy?: boolean;
  /** level of its title */
  as?: 'h2' | 'h3';
}

/** An ad in a list: its picture, what it costs, and what decides whether to look closer. */
export function ItemCard({ item, actions, isLazy = true, as = 'h2' }: ItemCardProps) {
  const texts = useTexts('market/card');
  const words = useTexts('market/words');
  const locale = useLocale();
  const { id, intent, status, title, description, condition, price, city, distanceKm } = item;
  const facts = keyFacts(item, words);
  const titleId = `item-${id}`;
  const isWanted = intent === 'wanted';
  const amount = euroText(price, locale);
  return (
    <Card aria-labelledby={titleId} data-gone={status === 'sold' || undefined}>
      <Frame data-wanted={isWanted || undefined}>
        <ItemPicture
          item={item}
          isLazy={isLazy}
          sizes="(min-width: 80em) 18rem, (min-width: 48em) 33vw, 50vw"
        />
        <Marks>
          {isWanted ? <Badge tone="warning">{words.intent.wanted()}</Badge> : null}
          {status === 'reserved' || status === 'sold' ? (
            <Badge tone="danger">{words.status[status]()}</Badge>
          ) : null}
          <Badge tone={item.sellerType === 'business' ? 'inverse' : 'neutral'}>
            {words.sellerType[item.sellerType]()}
          </Badge>
          {condition ? <Badge>{words.condition[condition]()}</Badge> : null}
        </Marks>
        <Price>
          <VisuallyHidden>{texts.price()} </VisuallyHidden>
          {isWanted ? <small>{texts.upTo()} </small> : null}
          {amount}
        </Price>
        {actions ? <Actions>{actions}</Actions> : null}
      </Frame>
      <Body>
        {facts.length > 0 ? (
          <Facts aria-label={texts.facts()}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Facts>
        ) : null}
        <Name as={as} id={titleId}>
          <Whole to="/marketplace/$id" params={{ id: String(id) }}>
            {title}
          </Whole>
        </Name>
        {item.fits ? (
          <Fits title={item.fits.map((name) => words.attribute[name]()).join(', ')}>
            <Crosshair aria-hidden="true" />
            {texts.fits()}
          </Fits>
        ) : null}
        <Description>{description}</Description>
      </Body>
      <Foot>
        <Where>
          {city ? (
            <>
              <MapPin aria-hidden="true" />
              <span>{city}</span>
            </>
          ) : null}
          {distanceKm === null || distanceKm === undefined ? null : (
            <Figure>{distanceText(distanceKm, locale)}</Figure>
          )}
        </Where>
        <Views title={texts.views({ count: item.viewCount })}>
          <Eye aria-hidden="true" />
          <VisuallyHidden>{texts.views({ count: item.viewCount })}</VisuallyHidden>
          <span aria-hidden="true">{numberFormat(locale).format(item.viewCount)}</span>
        </Views>
      </Foot>
    </Card>
  );
}

const Card = chakra('article', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'full',
    layerStyle: 'panel',
    overflow: 'hidden',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong', '& img': { transform: 'scale(1.03)' } },
    '&:has(:is(h2, h3) a:focus-visible)': {
      outline: '2px solid {colors.focus}',
      outlineOffset: '2px',
    },
    '&[data-gone] img': { filter: 'grayscale(1)' },
    /* what is seldom wanted is not on small cards, and elsewhere when a mouse is over the card */
    '& [data-late]': { smDown: { display: 'none' } },
    '@media (hover: hover)': {
      '& [data-late]': { opacity: '0' },
      '&:is(:hover, :focus-within) [data-late]': { opacity: '1' },
    },
  },
});
const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderBottom: '4px solid {colors.board.red}',
    '&[data-wanted]': { borderBottomColor: 'tape' },
    '& img': { transition: 'transform 200ms' },
  },
});
const Marks = chakra('div', {
  base: {
    position: 'absolute',
    top: '2',
    insetInlineStart: '2',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    maxWidth: 'calc(100% - {spacing.16})',
    pointerEvents: 'none',
  },
});
const Price = chakra('p', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '0',
    paddingInlineStart: '3',
    paddingInlineEnd: '8',
    paddingTop: '1.5',
    paddingBottom: '1',
    bg: 'board.surround',
    color: 'board.chalk',
    textStyle: 'numberHero',
    fontSize: { base: 'xl', sm: '2xl' },
    lineHeight: '1',
    clipPath: 'polygon(0 0, calc(100% - 1.1rem) 0, 100% 100%, 0 100%)',
    '& small': { fontSize: '0.5em', fontWeight: 'semibold' },
  },
});
const Actions = chakra('div', {
  base: {
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    zIndex: '1',
    display: 'grid',
    gap: '1',
  },
});
const Body = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    padding: '3',
    paddingBottom: '2',
    minWidth: '0',
  },
});
const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    overflow: 'hidden',
    listStyle: 'none',
    textStyle: 'number',
    lineHeight: 'snug',
    color: 'fg.muted',
    '& li:first-of-type': { color: 'fg', fontWeight: 'heavy' },
    '& li': { position: 'relative' },
    /* in the gap before its fact: at the start of a line that is outside, and hidden */
    '& li + li::before': {
      content: '"·"',
      position: 'absolute',
      insetInlineEnd: '100%',
      width: '4',
      textAlign: 'center',
    },
  },
});
const Name = chakra('h2', {
  base: {
    textStyle: 'subheading',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    lineClamp: '2',
  },
});
const Whole = createLink(
  chakra('a', {
    base: {
      color: 'fg',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _hover: { textDecoration: 'underline', textDecorationColor: '{colors.accent}' },
      _focusVisible: { outline: 'none' },
    },
  }),
);
const Fits = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'number',
    fontSize: 'sm',
    color: 'positive',
    '& svg': { flexShrink: '0', width: '4', height: '4' },
  },
});
const Description = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', lineClamp: '2', overflowWrap: 'anywhere' },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '2',
    borderTopWidth: '1px',
    textStyle: 'caption',
    color: 'fg.muted',
    '& svg': { flexShrink: '0', width: '4', height: '4' },
  },
});
const Where = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > span:nth-of-type(2), & > span:only-of-type': { color: 'fg' },
  },
});
const Views = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '1', textStyle: 'number', fontSize: 'sm' },
});
