import { chakra } from '@chakra-ui/react';
import type { ItemCard } from '@oche/validators/market/schemas';
import { Heart } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { numberFormat } from '../../../lib/number-format.ts';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  item: Pick<ItemCard, 'id' | 'title' | 'sellerId' | 'isFavourite' | 'favouriteCount'>;
  /** `icon`: for the corner of a card's picture; `button`: with words and count, for the ad's page */
  look?: 'icon' | 'button';
}

/**
 * Remembers an ad; there is none on one's own. For visitors it can't be pressed, and says why. Routes that
 * show it load the texts `market/favourite`.
 */
export function FavouriteButton({ item, look = 'icon' }: FavouriteButtonProps) {
  const texts = useTexts('market/favourite');
  const locale = useLocale();
  const { user } = useAuth();
  const { toggle, isPending } = useFavourite(item.id, item);
  const { title, isFavourite, favouriteCount } = item;
  if (user?.id === item.sellerId) return null;
  const does = isFavourite ? texts.removeItem({ title }) : texts.addItem({ title });
  const props = {
    // stays focusable, so that everybody can read the reason
    'aria-disabled': user === null || undefined,
    'aria-busy': isPending,
    'aria-pressed': isFavourite,
    onClick: () => {
      if (user !== null && !isPending) toggle();
    },
  };
  const heart = <Heart aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />;
  if (look === 'icon') {
    const label = user ? does : `${does}. ${texts.signIn()}`;
    return (
      <Corner aria-label={label} title={user ? does : texts.signIn()} {...props}>
        {heart}
      </Corner>
    );
  }
  return (
    <Button variant="outline" title={user ? does : texts.signIn()} {...props}>
      <Red>{heart}</Red>
      {isFavourite ? texts.remembered() : texts.remember()}
      {favouriteCount > 0 ? (
        <Count aria-label={texts.count({ count: favouriteCount })}>
          {numberFormat(locale).format(favouriteCount)}
        </Count>
      ) : null}
    </Button>
  );
}

const Corner = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    bg: 'bg.raised',
    color: 'accent',
    borderWidth: '1px',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.sunken' },
    '&[aria-disabled]': { color: 'fg.muted', cursor: 'not-allowed' },
    '& svg': { width: '5', height: '5' },
  },
});
const Red = chakra('span', { base: { display: 'contents', color: 'accent' } });
const Count = chakra('span', { base: { textStyle: 'number', fontSize: 'lg' } });
