import { chakra } from '@chakra-ui/react';
import type { Channel } from '@oche/validators/media/schemas';
import { Bell, BellRing, Heart } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { joinSearch } from '../../../lib/addresses/return-to.ts';
import { useAuth } from '../../../lib/auth.ts';
import { useTies } from './use-ties.ts';

type OfChannel = {
  channel: Pick<Channel, 'id' | 'name' | 'isFollowing' | 'isFavourite' | 'followerCount'>;
};

/** For the corner of a tile: remembers the channel. Visitors have none. */
export function FavouriteButton({ channel }: OfChannel) {
  const { ties: texts } = useTexts('media');
  const { user } = useAuth();
  const { toggleFavourite, isPending } = useTies(channel.id, channel);
  if (!user) return null;
  const { name, isFavourite } = channel;
  const label = isFavourite ? texts.forgetOf({ name }) : texts.rememberOf({ name });
  return (
    <Corner
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isFavourite}
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) toggleFavourite();
      }}
    >
      <Heart aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />
    </Corner>
  );
}

/** On the channel's page, in words: follow it, and remember it. */
export function TieButtons({ channel }: OfChannel) {
  const { ties: texts } = useTexts('media');
  const { user } = useAuth();
  const { toggleFollowing, toggleFavourite, isPending } = useTies(channel.id, channel);
  const { id, name, isFollowing, isFavourite } = channel;
  if (!user) {
    return (
      <ButtonLink
        variant="outline"
        to="/login"
        search={joinSearch(`/media-channels/${id}`)}
        title={texts.signIn()}
      >
        <Bell aria-hidden="true" />
        {texts.follow()}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        variant={isFollowing ? 'outline' : 'accent'}
        aria-busy={isPending}
        title={isFollowing ? texts.unfollowOf({ name }) : texts.followOf({ name })}
        onClick={() => {
          if (!isPending) toggleFollowing();
        }}
      >
        {isFollowing ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {isFollowing ? texts.following() : texts.follow()}
      </Button>
      <Button
        variant="outline"
        aria-busy={isPending}
        title={isFavourite ? texts.forgetOf({ name }) : texts.rememberOf({ name })}
        onClick={() => {
          if (!isPending) toggleFavourite();
        }}
      >
        <Heart aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />
        {isFavourite ? texts.remembered() : texts.remember()}
      </Button>
    </>
  );
}

const Corner = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    color: 'accent',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.sunken' },
    '& svg': { width: '5', height: '5' },
  },
});
