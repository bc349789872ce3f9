import { chakra } from '@chakra-ui/react';
import type { Poll } from '@oche/validators/polls/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Row } from '../../../components/layout.tsx';
import { Badge, Heading } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Outcome } from '../poll/outcome.tsx';
import { PollState } from '../poll/poll-state.tsx';

interface PollRowProps {
  poll: Poll;
  onEdit: () => void;
}

const TONES = { planned: 'warning', open: 'positive', closed: 'neutral' } as const;

/** One of the site's polls: how it stands, and what can be done with it. */
export function PollRow({ poll, onEdit }: PollRowProps) {
  const texts = useTexts('polls/admin');
  const utils = trpc.useUtils();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const { id, question, state, isPinned, voterCount } = poll;
  const after = {
    onError: (error: unknown) => showFailure(error, texts.failed()),
    onSettled: () => utils.polls.invalidate(),
  };
  const pin = trpc.polls.admin.pin.useMutation(after);
  const setClosed = trpc.polls.admin.setClosed.useMutation(after);
  const remove = trpc.polls.admin.delete.useMutation(after);
  const isBusy = pin.isPending || setClosed.isPending || remove.isPending;

  const close = () =>
    setClosed.mutate(
      { id, isClosed: true },
      {
        onSuccess: () =>
          toast.show({
            title: texts.closed({ question }),
            action: {
              label: texts.undo(),
              onAction: () => setClosed.mutate({ id, isClosed: false }),
            },
          }),
      },
    );
  return (
    <Item>
      <Row alignItems="center">
        <Badge tone={TONES[state]}>{texts.states[state]()}</Badge>
        {isPinned ? <Badge tone="accent">{texts.pinned()}</Badge> : null}
        <Kind>{texts.kinds[poll.kind]()}</Kind>
      </Row>
      <Heading as="h2" size="subheading">
        {question}
      </Heading>
      <PollState poll={poll} />
      <Outcome poll={poll} />
      <Row role="group" aria-label={texts.actionsFor({ question })}>
        <Button size="sm" variant="outline" onClick={onEdit}>
          {texts.edit()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => pin.mutate({ id, isPinned: !isPinned })}
        >
          {isPinned ? texts.unpin() : texts.pin()}
        </Button>
        {state === 'closed' ? (
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => setClosed.mutate({ id, isClosed: false })}
          >
            {texts.reopen()}
          </Button>
        ) : (
          <Button size="sm" variant="outline" disabled={isBusy} onClick={close}>
            {texts.close()}
          </Button>
        )}
        <Button size="sm" variant="danger" disabled={isBusy} onClick={() => setIsAsking(true)}>
          {texts.delete()}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setIsAsking(false) })}
        title={texts.deleteTitle({ question })}
        confirmLabel={texts.delete()}
        isDestructive
        isPending={remove.isPending}
      >
        <p>{texts.deleteText({ count: voterCount })}</p>
      </ConfirmDialog>
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: '4',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.accent.solid}',
  },
});
const Kind = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });
