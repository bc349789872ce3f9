import { chakra } from '@chakra-ui/react';
import type { PartyKind } from '@oche/validators/games/party';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { nextParties } from './party-queries.ts';
import { sideName } from './setup/sides.ts';

/** The member's games of a kind, the latest first: who was first, second, and so on. */
export function PartyHistory({ kind }: { kind: PartyKind }) {
  const texts = useTexts('games/party').history;
  const locale = useLocale();
  const toast = useToast();
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<number | null>(null);
  const [data, list] = trpc.games.party.list.useSuspenseInfiniteQuery({ kind }, nextParties);
  const remove = trpc.games.party.remove.useMutation({
    onSuccess: async () => {
      setAsked(null);
      await utils.games.party.invalidate();
      toast.show({ title: texts.removed() });
    },
    onError: (error) => fail(error, texts.failed()),
  });
  const games = data.pages.flatMap(({ items }) => items);
  return (
    <TitledSection title={texts.title()}>
      {games.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <List>
        {games.map(({ id, sides, ownSide, isWon, finishedAt }) => (
          <li key={id} data-won={isWon || undefined}>
            <span>
              {sides
                .map((side, place) => ({ ...side, isOwn: place === ownSide }))
                .toSorted((one, other) => one.place - other.place)
                .map((side) => (
                  <b key={`${side.place} ${sideName(side)}`} data-own={side.isOwn || undefined}>
                    {side.place}. {sideName(side)}
                  </b>
                ))}
            </span>
            <Time value={finishedAt} />
            <IconButton
              label={texts.remove({ date: new Date(finishedAt).toLocaleDateString(locale) })}
              onClick={() => setAsked(id)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </List>
      <LoadMore list={list} label={texts.more()} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.askTitle()}
        confirmLabel={texts.ask()}
        isDestructive
        isPending={remove.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && remove.mutate({ id: asked })}
      >
        {texts.askText()}
      </ConfirmDialog>
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '1.5',
      borderBottom: '1px solid {colors.border}',
    },
    '& li > span': { flex: '1', display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& b': { textStyle: 'subheading', fontSize: 'md', color: 'fg.muted' },
    '& b[data-own]': { color: 'fg' },
    '& [data-won] b[data-own]': { color: 'positive' },
    '& time': { textStyle: 'small', color: 'fg.muted' },
  },
});
