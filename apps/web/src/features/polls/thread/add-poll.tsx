import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { emptyDraft, threadPollOf } from '../form/poll-draft.ts';
import { ThreadPollFields } from '../form/thread-poll-fields.tsx';

interface AddPollProps {
  threadId: number;
  onClose: () => void;
}

/** A poll for a thread that is there already. */
export function AddPoll({ threadId, onClose }: AddPollProps) {
  const texts = useTexts('polls');
  const { texts: words, readError } = useUi();
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState(emptyDraft);
  const add = trpc.polls.thread.add.useMutation({
    onSuccess: (poll) => {
      utils.polls.thread.get.setData({ threadId }, { poll, canAdd: false });
      onClose();
    },
  });
  const { message, fields } = add.error ? readError(add.error) : {};
  return (
    <Dialog isOpen onClose={onClose} title={texts.addTitle()} isBusy={add.isPending} size="lg">
      <Form
        isPending={add.isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate({ threadId, poll: threadPollOf(draft) });
        }}
      >
        <ThreadPollFields
          draft={draft}
          fields={fields}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={add.isPending} pendingText={texts.saving()}>
            {texts.save()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
