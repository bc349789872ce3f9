import { chakra } from '@chakra-ui/react';
import { Eye, Heart } from 'lucide-react';
import { TextLink } from '../../../../components/link.tsx';
import { Badge, VisuallyHidden } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { formatDate } from '../../../../lib/time/date-text.ts';
import { ItemPicture } from '../../card/item-picture.tsx';
import type { Ad } from './ad.ts';
import { AdActions } from './ad-actions.tsx';

/** One of the member's own ads: how it stands, how often it was seen, and what can be done with it. */
export function OwnAd({ ad }: { ad: Ad }) {
  const { own: texts } = useTexts('market/mine');
  const words = useTexts('market/words');
  const locale = useLocale();
  const { id, title, status, intent, price, viewCount, favouriteCount, own } = ad;
  const amount = euroText(ad.agreedPrice ?? price, locale);
  return (
    <Row aria-labelledby={`ad-${id}`} data-status={own?.review ? 'held' : status}>
      <Frame>
        <ItemPicture item={ad} sizes="8rem" />
      </Frame>
      <Body>
        <Marks>
          {own?.review ? (
            <Badge tone="danger">{texts.review[own.review]()}</Badge>
          ) : (
            <Badge
              tone={
                status === 'active' ? 'positive' : status === 'reserved' ? 'warning' : 'neutral'
              }
            >
              {words.status[status]()}
            </Badge>
          )}
          {intent === 'wanted' ? <Badge>{words.intent.wanted()}</Badge> : null}
        </Marks>
        <Name id={`ad-${id}`}>
          <TextLink to="/marketplace/$id" params={{ id: String(id) }} variant="plain">
            {title}
          </TextLink>
        </Name>
        {own?.reviewReason ? <Reason>{own.reviewReason}</Reason> : null}
        <Counts>
          <li title={texts.views({ count: viewCount })}>
            <Eye aria-hidden="true" />
            <VisuallyHidden>{texts.views({ count: viewCount })}</VisuallyHidden>
            <span aria-hidden="true">{viewCount}</span>
          </li>
          <li title={texts.favourites({ count: favouriteCount })}>
            <Heart aria-hidden="true" />
            <VisuallyHidden>{texts.favourites({ count: favouriteCount })}</VisuallyHidden>
            <span aria-hidden="true">{favouriteCount}</span>
          </li>
          {own?.expiresAt && (status === 'active' || status === 'paused') ? (
            <li>{texts.until({ date: formatDate(new Date(own.expiresAt), locale) })}</li>
          ) : null}
        </Counts>
      </Body>
      <Price>
        {intent === 'wanted' ? <small>{texts.upTo()} </small> : null}
        {amount}
      </Price>
      <AdActions ad={ad} />
    </Row>
  );
}

const Row = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr) auto' },
    gridTemplateAreas: {
      base: '"frame body" "frame price" "actions actions"',
      md: '"frame body price" "frame actions actions"',
    },
    columnGap: '4',
    layerStyle: 'panel',
    overflow: 'hidden',
    borderInlineStart: '6px solid {colors.border.strong}',
    '&[data-status=active]': { borderInlineStartColor: 'board.green' },
    '&[data-status=reserved]': { borderInlineStartColor: 'tape' },
    '&[data-status=held]': { borderInlineStartColor: 'board.red' },
    '&[data-status=sold] img': { filter: 'grayscale(1)' },
  },
});
const Frame = chakra('div', {
  base: {
    gridArea: 'frame',
    minHeight: '6rem',
    overflow: 'hidden',
    '& img, & svg': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Body = chakra('div', {
  base: {
    gridArea: 'body',
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    paddingTop: '3',
    paddingInlineEnd: '3',
    minWidth: '0',
  },
});
const Marks = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });
const Name = chakra('h3', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const Reason = chakra('p', { base: { textStyle: 'small', color: 'danger' } });
const Counts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    listStyle: 'none',
    textStyle: 'number',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '1' },
    '& svg': { width: '4', height: '4' },
  },
});
const Price = chakra('p', {
  base: {
    gridArea: 'price',
    justifySelf: { base: 'start', md: 'end' },
    alignSelf: 'start',
    marginTop: { base: '1', md: '3' },
    paddingInlineStart: { base: '0', md: '7' },
    paddingInlineEnd: '3',
    paddingBlock: '1',
    bg: { md: 'board.surround' },
    color: { md: 'board.chalk' },
    clipPath: { md: 'polygon(0.9rem 0, 100% 0, 100% 100%, 0 100%)' },
    textStyle: 'numberHero',
    fontSize: '2xl',
    whiteSpace: 'nowrap',
    '& small': { fontSize: '0.5em', fontWeight: 'semibold' },
  },
});
