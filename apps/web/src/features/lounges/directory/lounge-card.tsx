import { chakra } from '@chakra-ui/react';
import type { Evening } from '@oche/validators/bookings/schemas';
import { Check } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { RatingStars, ratingText } from '../../../components/rating/rating-stars.tsx';
import { Figure } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { distanceText } from '../../../lib/places/distance.ts';
import { AmenityList } from '../shared/amenity-list.tsx';
import { FavouriteButton } from '../shared/favourite-button.tsx';
import { LoungePicture } from '../shared/lounge-picture.tsx';
import { priceParts } from '../shared/price.ts';
import type { Tonight as Day } from '../shared/use-tonight.ts';
import { BookLink } from './book-link.tsx';
import { useOfferPrice } from './offer.ts';
import { Tonight } from './tonight.tsx';
import type { ListedLounge } from './venue-queries.ts';

interface LoungeCardProps {
  lounge: ListedLounge;
  /** undefined as long as it isn't known */
  tonight: Day | undefined;
  /** what a member can do with it; visitors read, and sign in when they book */
  member?:
    | { isFavourite: boolean; isReviewed: boolean; onBook: () => void; onReview: () => void }
    | undefined;
  /** the evening that is searched; null if any time will do */
  evening: Evening | null;
}

/** How many of its amenities a card names. */
const NAMED = 3;

/** A lounge in the list: what helps to decide on going there, and buttons to book and review it. */
export function LoungeCard({ lounge, tonight, member, evening }: LoungeCardProps) {
  const texts = useTexts('venues');
  const { directory, time } = useTexts('venues/directory');
  const { locale } = useUi();
  const priceOf = useOfferPrice();
  const { offer } = lounge;
  const price = offer ? priceOf(offer) : priceParts(lounge, texts, locale);
  const params = { id: String(lounge.id) };
  const others = lounge.amenities.length - NAMED;
  const titleId = `lounge-${lounge.id}`;
  return (
    <Card aria-labelledby={titleId}>
      <Picture>
        <LoungePicture
          lounge={lounge}
          photo={lounge.photo}
          day={tonight}
          sizes="(min-width: 48em) 24rem, 7rem"
        />
        <Boards>
          <BoardCount>{numberFormat(locale).format(lounge.numberOfBoards)}</BoardCount>{' '}
          {directory.boards({ count: lounge.numberOfBoards })}
        </Boards>
        {member ? (
          <Favourite>
            <FavouriteButton lounge={lounge} isFavourite={member.isFavourite} />
          </Favourite>
        ) : null}
      </Picture>
      <Body>
        <Place>
          <span>
            {texts.types[lounge.loungeType]()} · {lounge.city}
          </span>
          {lounge.distance === null ? null : (
            <Distance>{distanceText(lounge.distance, locale)}</Distance>
          )}
        </Place>
        <Name id={titleId}>
          <TextLink
            to="/venues/$id"
            params={params}
            variant="plain"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {lounge.name}
          </TextLink>
        </Name>
        <Rating>
          {lounge.rating === null ? (
            texts.rating.none()
          ) : (
            <>
              <RatingStars rating={lounge.rating} count={lounge.ratingCount} size="1em" />
              <span aria-hidden="true">
                <Figure>{ratingText(lounge.rating, locale)}</Figure> ({lounge.ratingCount})
              </span>
            </>
          )}
          {member ? (
            <Button size="sm" variant="ghost" marginInlineStart="auto" onClick={member.onReview}>
              {member.isReviewed ? texts.review.edit() : texts.review.open()}
            </Button>
          ) : null}
        </Rating>
        <AmenityList
          amenities={lounge.amenities.slice(0, NAMED)}
          more={others > 0 ? directory.moreAmenities({ count: others }) : undefined}
        />
        {offer ? (
          <Free>
            <Check aria-hidden="true" />
            {time.free({ count: offer.freeBoards })}
          </Free>
        ) : (
          <Tonight freeBoards={tonight?.freeBoards} />
        )}
      </Body>
      <Foot>
        <Price>
          <Amount>{price.amount}</Amount> <Unit>{price.unit}</Unit>
        </Price>
        {member && !offer ? (
          <Button size="sm" onClick={member.onBook}>
            {directory.book()}
          </Button>
        ) : (
          <BookLink loungeId={lounge.id} offer={offer} evening={evening} />
        )}
      </Foot>
    </Card>
  );
}

const Card = chakra('article', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    /* a row on a phone, a card where some fit beside each other */
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    gridTemplateRows: { base: '1fr auto', md: 'auto 1fr auto' },
    height: 'full',
    layerStyle: 'panel',
    overflow: 'hidden',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong' },
    /* the link covers the whole card, so buttons have to be above it */
    '& button, & [data-action]': { position: 'relative', zIndex: '1' },
    '&:has(h2 a:focus-visible)': { outline: '2px solid', outlineColor: 'focus' },
    '& h2 a:focus-visible': { outline: 'none' },
  },
});
const Picture = chakra('div', {
  base: {
    position: 'relative',
    gridRow: { base: '1 / 3', md: 'auto' },
    height: { md: '8.5rem' },
  },
});
const Boards = chakra('p', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    top: '0',
    display: 'flex',
    alignItems: 'baseline',
    gap: '1.5',
    paddingBlock: '1.5',
    paddingInlineStart: '3',
    paddingInlineEnd: { base: '2', md: '7' },
    bg: 'bg.raised',
    color: 'fg',
    clipPath: { md: 'polygon(0 0, 100% 0, calc(100% - 1.1rem) 100%, 0 100%)' },
    textStyle: 'label',
  },
});
const BoardCount = chakra('span', {
  base: { textStyle: 'numberHero', fontSize: '3xl', letterSpacing: 'tight' },
});
const Favourite = chakra('div', {
  base: {
    position: 'absolute',
    top: { base: 'auto', md: '2' },
    /* above the hours that are drawn below */
    bottom: { base: '7', md: 'auto' },
    insetInlineEnd: '2',
    zIndex: '1',
    bg: 'bg.raised',
    borderRadius: 'full',
    '& button': { borderRadius: 'full' },
  },
});
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    padding: '3',
    paddingBottom: { base: '0', md: '3' },
    minWidth: '0',
    textStyle: 'small',
    /* what a row has no room for stands on the lounge's page */
    '& > ul, & button': { display: { base: 'none', md: 'flex' } },
  },
});
const Place = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    textStyle: 'label',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
const Distance = chakra('span', {
  base: { flexShrink: '0', textStyle: 'number', color: 'fg', textTransform: 'none' },
});
const Name = chakra('h2', {
  base: {
    textStyle: 'subheading',
    fontSize: 'xl',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    lineClamp: '2',
  },
});
const Rating = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5',
    color: 'fg.muted',
    /* the word ends where distance and booking button end */
    '& button': { color: 'fg', marginInlineEnd: '-3', marginBlock: '-1' },
  },
});
const Free = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'semibold',
    color: 'positive',
    '& svg': { width: '1.15em', height: '1.15em' },
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    padding: '3',
    paddingTop: '2',
    borderTopWidth: { md: '1px' },
  },
});
const Price = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1.5' },
});
const Amount = chakra('span', {
  base: { textStyle: 'number', fontWeight: 'heavy', fontSize: 'xl', lineHeight: 'tight' },
});
const Unit = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
