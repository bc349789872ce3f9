import { useRouter } from '@tanstack/react-router';
import {
  CompletionList,
  CompletionWords,
  useTyped,
} from '../../../components/mention/completion-list.tsx';
import type { TypedMention } from '../../../components/mention/typed-mention.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type Place, placeLink, placesNamed, typedPlace } from './typed-place.ts';

const PAUSE_MS = 200;
const SHOWN = 6;
const CATEGORIES: readonly string[] = ['lounges', 'tournaments'];

/** The list while somebody names a place: `#` completes lounges, tournaments and subforums as `@` completes members. */
export function Places({ field }: { field: HTMLTextAreaElement }) {
  const [typed, close] = useTyped(field, typedPlace);
  return typed ? <PlaceList field={field} typed={typed} onClose={close} /> : null;
}

interface PlaceListProps {
  field: HTMLTextAreaElement;
  typed: TypedMention;
  onClose: () => void;
}

function PlaceList({ field, typed, onClose }: PlaceListProps) {
  const { composing: texts } = useTexts('forum/writing');
  const { origin } = useRouter().options.context;
  const places = usePlaces(typed.query);
  return (
    <CompletionList
      field={field}
      typed={typed}
      options={places.map((place) => ({
        key: place.path,
        text: placeLink(place, origin),
        shown: (
          <CompletionWords
            name={place.name}
            detail={[texts.kinds[place.kind](), place.detail].filter(Boolean).join(' · ')}
          />
        ),
      }))}
      label={texts.places()}
      found={texts.placesFound({ count: places.length })}
      onClose={onClose}
    />
  );
}

/** One request a pause; the subforums are few, and known after the first one. */
function usePlaces(query: string): readonly Place[] {
  const settled = useDebounced(query, PAUSE_MS, '');
  const isSettled = settled === query;
  const q = query.replaceAll('-', ' ');
  const { data } = trpc.search.suggest.useQuery(
    { q, category: 'all' },
    { enabled: isSettled, staleTime: 60_000 },
  );
  const { data: categories = [] } = trpc.forum.category.list.useQuery(undefined, {
    staleTime: 300_000,
  });
  if (!isSettled) return [];
  const subforums = placesNamed(
    categories.flatMap((category) =>
      category.subforums.map(({ id, name }) => ({
        kind: 'subforum' as const,
        name,
        detail: category.name,
        path: `/forum/subforum/${id}`,
      })),
    ),
    q,
  );
  const found = (data?.groups ?? [])
    .filter(({ category }) => CATEGORIES.includes(category))
    .flatMap(({ category, items }) =>
      items.map(({ title, remark, url }) => ({
        kind: category as 'lounges' | 'tournaments',
        name: title,
        detail: remark,
        path: url,
      })),
    );
  return [...subforums.slice(0, 2), ...found].slice(0, SHOWN);
}
