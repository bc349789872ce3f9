import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink, IconButton } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Muted } from '../../../../components/text.tsx';
import { Time } from '../../../../components/time/time.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';

type Draft = RouterOutputs['market']['drafts']['list'][number];

/** What was begun, to go on with or to throw away. */
export function Drafts({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <RuledList>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <DraftRow draft={draft} />
        </li>
      ))}
    </RuledList>
  );
}

function DraftRow({ draft: { id, title, updatedAt } }: { draft: Draft }) {
  const { own: texts } = useTexts('market/mine');
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const remove = trpc.market.drafts.delete.useMutation({
    onSuccess: () => utils.market.drafts.list.invalidate(),
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => setIsAsking(false),
  });
  const name = title || texts.untitled();
  return (
    <RuledRow>
      <RowWords>
        <Name>{name}</Name>
        <Muted>
          {texts.typed()} <Time value={updatedAt} />
        </Muted>
      </RowWords>
      <RowActions>
        <ButtonLink
          to="/marketplace/sell/{-$id}"
          params={{ id: String(id) }}
          size="sm"
          variant="outline"
        >
          {texts.goOn()}
        </ButtonLink>
        <IconButton size="sm" label={texts.discard({ name })} onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </RowActions>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate({ id })}
        title={texts.discardQuestion()}
        confirmLabel={texts.delete()}
        isDestructive
        isPending={remove.isPending}
      >
        <p>{texts.discardText({ name })}</p>
      </ConfirmDialog>
    </RuledRow>
  );
}

const Name = chakra('p', { base: { textStyle: 'subheading' } });
