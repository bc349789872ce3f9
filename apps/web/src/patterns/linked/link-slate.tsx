import { chakra } from '@chakra-ui/react';
import type { LinkCard } from '@oche/validators/conversations/schemas';
import { createLink } from '@tanstack/react-router';
import { MapPin, MessagesSquare, Tag, Target, Trophy, UserRound } from 'lucide-react';
import { Time } from '../../components/time/time.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { linkTarget } from '../../lib/addresses/link-target.ts';
import { euroText } from '../../lib/money.ts';

const ICONS: Record<string, typeof Tag> = {
  game: Target,
  tournament: Trophy,
  item: Tag,
  lounge: MapPin,
  thread: MessagesSquare,
  member: UserRound,
};

/** A thing of Oche that somebody links, as a small slate. */
export function LinkSlate({ card }: { card: LinkCard }) {
  const { linked } = useTexts('messages/more');
  const locale = useLocale();
  const { kind, path, title, detail, date, price, imageUrl } = card;
  const Icon = ICONS[kind] ?? Target;
  const label = Object.hasOwn(linked, kind) ? linked[kind as keyof typeof linked]() : null;
  return (
    <Root {...linkTarget(path)} className="dark">
      <Thing>
        {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <Icon aria-hidden="true" />}
      </Thing>
      <Words>
        {label ? <small>{label}</small> : null}
        <strong>{title}</strong>
        <span>
          {detail}
          {detail && date ? ' · ' : null}
          {date ? <Time value={date} format="date" /> : null}
        </span>
      </Words>
      {price === null ? null : <Price>{euroText(price, locale)}</Price>}
    </Root>
  );
}

const Root = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      width: 'min(24rem, 70vw)',
      paddingInlineEnd: '5',
      bg: 'bg',
      color: 'fg',
      textDecoration: 'none',
      borderBottom: '4px solid {colors.positive.solid}',
      clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.9rem) 100%, 0 100%)',
      _hover: { bg: 'bg.raised' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  }),
);
const Thing = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '16',
    height: '16',
    overflow: 'hidden',
    bg: 'bg.raised',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Words = chakra('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    '& small': { textStyle: 'label', fontSize: 'xs', color: 'fg.muted' },
    '& strong': { textStyle: 'subheading', lineHeight: '1.2', truncate: true },
    '& > span': { textStyle: 'caption', color: 'fg.muted', truncate: true },
  },
});
const Price = chakra('span', { base: { textStyle: 'numberHero', fontSize: 'xl' } });
