import { chakra } from '@chakra-ui/react';
import { SEARCH_NEW_MAX } from '@oche/validators/market/interest-limits';
import type { SavedSearch } from '@oche/validators/market/schemas';
import { Trash2 } from 'lucide-react';
import { ButtonLink, IconButton } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';
import { searchAddress } from '../searches/search-address.ts';
import { SearchChips } from '../searches/search-chips.tsx';
import { searchSummary } from '../searches/search-summary.ts';
import { LoadFailed } from './load-failed.tsx';

/** The searches that the member has saved, with how much is new in each. */
export function SavedSearches() {
  const { saved: texts, ...page } = useTexts('market/mine');
  const query = trpc.market.searches.list.useQuery();
  if (query.isError && !query.data) return <LoadFailed query={query} />;
  if (!query.data) return <SkeletonRows />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        drawing="missed"
        title={texts.none()}
        action={<ButtonLink to="/marketplace">{page.browse()}</ButtonLink>}
      >
        <p>{texts.noneText()}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Stack gap="3">
        {query.data.map((search) => (
          <Search key={search.id} search={search} />
        ))}
      </Stack>
      <Hint>
        {texts.settings()}{' '}
        <TextLink to="/account/$section" params={{ section: 'notifications' }} hash="notifications">
          {texts.toSettings()}
        </TextLink>
      </Hint>
    </>
  );
}

function Search({ search }: { search: SavedSearch }) {
  const { saved: texts } = useTexts('market/mine');
  const words = useTexts('market/words');
  const names = useTexts('market/searches');
  const locale = useLocale();
  const { see, remove } = useSearch(search);
  const { id, name, filters, newCount, createdAt } = search;
  const euro = (amount: number) => euroText(amount, locale);
  return (
    <Row aria-labelledby={`search-${id}`} data-new={newCount > 0 || undefined}>
      <New>
        <strong>
          {newCount > SEARCH_NEW_MAX ? texts.many({ count: SEARCH_NEW_MAX }) : newCount}
        </strong>
        <span>{texts.fresh()}</span>
      </New>
      <Words>
        <Name id={`search-${id}`}>
          <TextLink
            to="/marketplace"
            search={searchAddress(search)}
            variant="plain"
            onClick={() => {
              if (newCount > 0) see();
            }}
          >
            {name}
          </TextLink>
        </Name>
        <SearchChips summary={searchSummary(filters, { words, texts: names, euro })} />
        <Muted>
          {texts.since()} <Time value={createdAt} />
        </Muted>
      </Words>
      <IconButton label={texts.remove({ name })} onClick={remove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

/** What can be done with a search. Deleting can be undone: it is saved again. */
function useSearch({ id, name, filters }: SavedSearch) {
  const { saved: texts } = useTexts('market/mine');
  const utils = trpc.useUtils();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { list } = utils.market.searches;
  const onError = (error: unknown) => showFailure(error, texts.failed());
  const onSuccess = () => list.invalidate();
  const update = trpc.market.searches.update.useMutation({ onSuccess });
  const save = trpc.market.searches.save.useMutation({ onSuccess, onError });
  const deletion = trpc.market.searches.delete.useMutation({
    onSuccess: () => {
      list.setData(undefined, (all) => all?.filter((search) => search.id !== id));
      toast.show({
        title: texts.removed({ name }),
        action: { label: texts.undo(), onAction: () => save.mutate({ name, filters }) },
      });
    },
    onError,
  });
  return {
    see: () => update.mutate({ id, isSeen: true }),
    remove: () => deletion.mutate({ id }),
  };
}

const Row = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '4',
    paddingInlineEnd: '3',
    layerStyle: 'panel',
    overflow: 'hidden',
    borderInlineStart: '6px solid {colors.border.strong}',
    '&[data-new]': { borderInlineStartColor: 'board.green' },
  },
});
const New = chakra('p', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    height: 'full',
    paddingBlock: '3',
    bg: 'board.surround',
    color: 'board.chalk',
    '& strong': { textStyle: 'numberHero', fontSize: '3xl', lineHeight: 'solid' },
    '& span': { textStyle: 'label' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '2', paddingBlock: '3' } });
const Name = chakra('h2', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const Hint = chakra('p', { base: { paddingTop: '4', textStyle: 'small', color: 'fg.muted' } });
