import { chakra } from '@chakra-ui/react';
import type { WatchLevel } from '@oche/validators/watching/limits';
import { Select } from '../../components/form/controls.ts';
import { Anchor } from '../../components/link.tsx';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../components/list/ruled-list.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Muted } from '../../components/text.tsx';
import { Newer } from '../../components/watch/newer.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';

type Watched = RouterOutputs['social']['watching']['list']['items'][number];

/** What the member watches, tracks and mutes, as a section of the settings. */
export function WatchedSection() {
  const { list: texts } = useTexts('watching');
  return (
    <SettingsSection id="watching" title={texts.title()} text={texts.text()}>
      <WatchedList />
    </SettingsSection>
  );
}

function WatchedList() {
  const { list: texts } = useTexts('watching');
  const list = trpc.social.watching.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (list.isPending) return <SkeletonRows count={2} />;
  if (list.error && !list.data)
    return <QueryFailed as="h3" query={list} title={texts.loadFailed()} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !list.hasNextPage) return <Muted>{texts.empty()}</Muted>;
  return (
    <>
      <RuledList>
        {items.map((item) => (
          <li key={`${item.kind}-${item.id}`}>
            <WatchedRow item={item} />
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} />
    </>
  );
}

/** A new level is saved at once. What is normal again stays until the list is read the next time. */
function WatchedRow({ item }: { item: Watched }) {
  const texts = useTexts('watching');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const { kind, id, title, within, path, levels } = item;
  const set = trpc.social.watching.set.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
    onSuccess: () => utils.social.watching.get.invalidate(),
  });
  const level = set.isPending || set.isSuccess ? (set.variables.level ?? item.level) : item.level;
  const kindName = texts.list.kinds[kind as keyof typeof texts.list.kinds]();
  return (
    <RuledRow>
      <RowWords>
        <Anchor href={path}>{title}</Anchor> <Newer count={item.newer} />
        <Muted>{within ? texts.list.within({ kind: kindName, name: within }) : kindName}</Muted>
      </RowWords>
      <RowActions>
        <LevelSelect
          aria-label={texts.list.level({ name: title })}
          value={level}
          onChange={(event) => set.mutate({ kind, id, level: event.target.value as WatchLevel })}
        >
          {levels.map((one) => (
            <option key={one} value={one}>
              {texts.levels[one]()}
            </option>
          ))}
        </LevelSelect>
      </RowActions>
    </RuledRow>
  );
}

const LevelSelect = chakra(Select, { base: { width: 'auto' } });
