import { chakra } from '@chakra-ui/react';
import type { PostVersion } from '@oche/validators/forum/versions';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useSheetHistory } from '../../../components/dialog/use-sheet-history.ts';
import { FormError } from '../../../components/form/form.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Difference } from './difference.tsx';
import { useTaking } from './use-taking.ts';

interface VersionsDialogProps {
  post: { id: number; number: number };
  onClose: () => void;
}

/** What a post has said, the latest first, each with what changed. Moderators take earlier texts away here. */
export function VersionsDialog({ post, onClose }: VersionsDialogProps) {
  const texts = useTexts('forum/versions');
  const close = useSheetHistory(true, onClose);
  const list = trpc.forum.version.list.useInfiniteQuery(
    { postId: post.id },
    { getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
  );
  const taking = useTaking(post.id);
  const versions = list.data?.pages.flatMap(({ items }) => items);
  const canTake = list.data?.pages[0]?.canTake ?? false;
  const isTakeable = versions?.some(({ isCurrent, isTaken }) => !isCurrent && !isTaken) ?? false;
  return (
    <Dialog isOpen onClose={close} title={texts.title({ number: post.number })} placement="sheet">
      {list.isLoading ? <Muted role="status">{texts.loading()}</Muted> : null}
      {list.isLoadingError ? <FormError>{texts.failed()}</FormError> : null}
      {taking.failure ? <FormError>{taking.failure}</FormError> : null}
      <Done role="status">
        {taking.done ? (
          <>
            {taking.done.isTaken
              ? texts.tookSome({ count: taking.done.versions.length })
              : texts.gaveBackSome({ count: taking.done.versions.length })}
            <Button variant="outline" size="sm" disabled={taking.isPending} onClick={taking.undo}>
              {texts.undo()}
            </Button>
          </>
        ) : null}
      </Done>
      <Versions>
        {versions?.map((version) => (
          <li key={version.version}>
            <Head>
              <Name>{nameOf(version, texts)}</Name>
              {version.by ? <span>{texts.by({ name: fullName(version.by) })}</span> : null}
              <Time value={version.writtenAt} format="dateTime" />
              {canTake && !version.isCurrent ? (
                <Button
                  variant="outline"
                  size="sm"
                  disabled={taking.isPending}
                  aria-label={
                    version.isTaken
                      ? texts.giveBackOf({ number: version.version })
                      : texts.takeOf({ number: version.version })
                  }
                  onClick={() => taking.take([version.version], !version.isTaken)}
                >
                  {version.isTaken ? texts.giveBack() : texts.take()}
                </Button>
              ) : null}
            </Head>
            {version.isTaken ? (
              <Muted>{version.pieces ? texts.takenOwn() : texts.taken()}</Muted>
            ) : null}
            {version.pieces ? <Difference pieces={version.pieces} /> : null}
          </li>
        ))}
      </Versions>
      {versions?.length === 1 ? <Muted>{texts.none()}</Muted> : null}
      <LoadMore list={list} label={texts.more()} />
      {canTake && isTakeable ? (
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={taking.isPending}
            onClick={() => taking.take(undefined, true)}
          >
            {texts.takeAll()}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}

type Texts = ReturnType<typeof useTexts<'forum/versions'>>;

function nameOf({ version, isCurrent }: PostVersion, texts: Texts): string {
  if (isCurrent) return texts.current();
  return version === 1 ? texts.first() : texts.between({ number: version });
}

const Done = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    _empty: { display: 'none' },
  },
});
const Versions = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'grid', gap: '2', paddingBlock: '4', borderTopWidth: '1px' },
    '& > li:first-of-type': { borderTopWidth: '0', paddingTop: '0' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& button': { marginInlineStart: 'auto' },
  },
});
const Name = chakra('h3', { base: { textStyle: 'subheading', color: 'fg' } });
