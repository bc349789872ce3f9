import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { Flag, Settings } from 'lucide-react';
import { ButtonLink, IconButton } from '../../../components/button.tsx';
import { Anchor } from '../../../components/link.tsx';
import { PageHeader } from '../../../components/page/page.tsx';
import { RatingStars } from '../../../components/rating/rating-stars.tsx';
import { Report } from '../../../components/report/report.tsx';
import { Watch } from '../../../components/watch/watch.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useDoor } from '../../../lib/addresses/use-door.ts';
import { useAuth } from '../../../lib/auth.ts';
import { shorten } from '../../../lib/head.ts';
import { FavouriteButton } from '../shared/favourite-button.tsx';
import { OpenBadge } from './open-badge.tsx';
import { ShareButton } from './share-button.tsx';

/** A long name is cut in the breadcrumb, as the heading below has all of it. */
const CRUMB_LENGTH = 32;

export function LoungeHeader({ lounge }: { lounge: Lounge }) {
  const texts = useTexts('lounge');
  const venues = useTexts('venues');
  const { user } = useAuth();
  const directory = useDoor('/venues');
  const { id, name, rating, ratingCount } = lounge;
  return (
    <PageHeader
      breadcrumb={[
        { label: venues.title(), to: directory },
        { label: shorten(name, CRUMB_LENGTH) },
      ]}
      title={name}
      meta={
        <>
          <OpenBadge lounge={lounge} />
          <span>{venues.types[lounge.loungeType]()}</span>
          <span>{lounge.city}</span>
          <span>{texts.boardCount({ count: lounge.numberOfBoards })}</span>
          <Rating href="#reviews">
            <RatingStars rating={rating} count={ratingCount} />
            <span aria-hidden="true">
              {rating === null ? venues.rating.none() : venues.rating.count({ count: ratingCount })}
            </span>
          </Rating>
        </>
      }
      actions={
        <>
          {user ? <FavouriteButton lounge={lounge} isFavourite={lounge.isFavourite} /> : null}
          {lounge.staffRole ? null : (
            <Report thing={{ kind: 'lounge', id: String(id) }}>
              {(open) => (
                <IconButton label={texts.report()} onClick={open}>
                  <Flag aria-hidden="true" />
                </IconButton>
              )}
            </Report>
          )}
          {lounge.isActive ? <Watch kind="lounge" id={id} /> : null}
          <ShareButton name={name} path={`/venues/${id}`} />
          {lounge.staffRole ? (
            <ButtonLink to="/venues/$id/manage" params={{ id: String(id) }} variant="outline">
              <Settings aria-hidden="true" />
              {texts.toManage()}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

const Rating = chakra(Anchor, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'inherit' },
});
