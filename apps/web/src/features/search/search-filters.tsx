import { searchPeriods, searchSorts } from '@oche/validators/search/limits';
import { skipToken } from '@tanstack/react-query';
import { MapPin, X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { FilterBar, FilterChoice, FilterGroup } from '../../components/form/filter-bar.tsx';
import { Small } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { fullName } from '../../lib/person-name.ts';
import { distanceText } from '../../lib/places/distance.ts';
import { placeParam } from '../../lib/places/place-param.ts';
import { useDevicePlace } from '../../lib/places/use-device-place.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { filterCount, RADII, searchPlaceOf, sortOf } from './search-place.ts';
import { useSearchPlace } from './use-search-place.ts';

type Found = RouterOutputs['search']['find'];

/** Order, period and distance, and the filters that were chosen at a result. */
export function SearchFilters({ found }: { found: Found }) {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { locale } = useUi();
  const hasPlaces = place.category === undefined || place.category === 'lounges';
  const set = (patch: Record<string, string>) => change(searchPlaceOf({ ...place, ...patch }));
  const count = filterCount(place);
  return (
    <FilterBar label={texts.label()} active={count > 0 ? texts.active({ count }) : null}>
      <FilterChoice label={texts.sort()} value={sortOf(place)} onChange={(sort) => set({ sort })}>
        {searchSorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]()}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={texts.period()}
        value={place.period ?? 'any'}
        onChange={(period) => set({ period })}
      >
        {searchPeriods.map((period) => (
          <option key={period} value={period}>
            {texts.periods[period]()}
          </option>
        ))}
      </FilterChoice>
      {hasPlaces && found.origin ? (
        <FilterChoice
          label={texts.radius()}
          value={String(place.radius ?? '')}
          onChange={(radius) => set({ radius })}
        >
          <option value="">{texts.anyRadius()}</option>
          {RADII.map((radius) => (
            <option key={radius} value={radius}>
              {distanceText(radius, locale)}
            </option>
          ))}
        </FilterChoice>
      ) : null}
      {hasPlaces && !isAskedWhere(found) ? <NearMe /> : null}
      <Mine />
      <Chosen found={found} />
      <ChosenTag />
    </FilterBar>
  );
}

/** Whether there is no answer before somebody says where they are. */
export const isAskedWhere = ({ asksPlace, items }: Found): boolean =>
  asksPlace && items.length === 0;

/** Distances from here, if this device says where it is. */
export function NearMe() {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { isLocating, failure, locate } = useDevicePlace((found) =>
    change({ near: placeParam(found), sort: 'distance' }),
  );
  return (
    <FilterGroup>
      <Button
        size="sm"
        variant="outline"
        disabled={isLocating}
        aria-pressed={place.near !== undefined}
        onClick={() => (place.near ? change({ near: undefined }) : locate())}
      >
        <MapPin aria-hidden="true" />
        {isLocating ? texts.locating() : texts.nearMe()}
      </Button>
      {failure ? <Small role="alert">{texts[failure]()}</Small> : null}
    </FilterGroup>
  );
}

/** What a member has written in the forum, in one click. */
function Mine() {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { user } = useAuth();
  const hasPosts = place.category === undefined || place.category === 'forum';
  if (!user || !hasPosts || place.author !== undefined) return null;
  return (
    <FilterGroup>
      <Button
        size="sm"
        variant="outline"
        onClick={() => change({ author: user.id, category: 'forum' })}
      >
        {texts.mine()}
      </Button>
    </FilterGroup>
  );
}

/** The tag whose threads are searched, with a button to search all. */
export function ChosenTag() {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { data: tag } = trpc.forum.tag.get.useQuery(
    place.tag === undefined ? skipToken : { slug: place.tag },
  );
  if (place.tag === undefined) return null;
  return (
    <Button size="sm" variant="outline" onClick={() => change({ tag: undefined })}>
      {texts.tagged({ name: tag?.name ?? place.tag })}
      <X aria-label={texts.drop()} />
    </Button>
  );
}

/** What was chosen at a result, with a button to drop it. */
function Chosen({ found }: { found: Found }) {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { user } = useAuth();
  const { items } = found;
  const author = items.find((item) => item.author?.id === place.author)?.author;
  const nameOfAuthor = () => {
    if (place.author === user?.id) return texts.mine();
    return author ? texts.by({ name: fullName(author) }) : texts.byOne();
  };
  const subforum = items.find(({ subforumId }) => subforumId === place.subforum)?.category;
  return (
    <>
      {place.author ? (
        <Button size="sm" variant="outline" onClick={() => change({ author: undefined })}>
          {nameOfAuthor()}
          <X aria-label={texts.drop()} />
        </Button>
      ) : null}
      {place.subforum ? (
        <Button size="sm" variant="outline" onClick={() => change({ subforum: undefined })}>
          {subforum ? texts.in({ name: subforum }) : texts.inOne()}
          <X aria-label={texts.drop()} />
        </Button>
      ) : null}
    </>
  );
}
