import {
  POLL_DESCRIPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_QUESTION_MAX,
  type PollKind,
} from '@oche/validators/polls/limits';
import type { Poll } from '@oche/validators/polls/schemas';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import {
  draftOf,
  emptyDraft,
  emptyOption,
  type PollDraft,
  sitePollOf,
} from '../form/poll-draft.ts';
import { RuleFields } from '../form/rule-fields.tsx';
import { TextOptions } from '../form/text-options.tsx';
import { AdFinder } from './ad-finder.tsx';
import { LoungeOptions } from './lounge-options.tsx';
import { OptionPhoto } from './option-photo.tsx';

interface PollFormProps {
  /** null: a new one */
  poll: Poll | null;
  onClose: () => void;
}

/** The polls of each month come first. */
const KINDS: readonly PollKind[] = ['set', 'lounge', 'free'];

/** Everything that admins say of a poll. */
export function PollForm({ poll, onClose }: PollFormProps) {
  const texts = useTexts('polls/admin');
  const { form: words } = useTexts('polls');
  const { texts: ui, readError } = useUi();
  const utils = trpc.useUtils();
  const [kind, setKind] = useState<PollKind>(poll?.kind ?? 'set');
  const [draft, setDraft] = useState<PollDraft>(() =>
    poll
      ? draftOf(poll)
      : { ...emptyDraft(), question: texts.proposals.set(), isChangeable: false },
  );
  const [isPinned, setIsPinned] = useState(false);
  const idempotencyKey = useMemo(randomKey, []);
  const done = {
    onSuccess: async () => {
      onClose();
      await utils.polls.invalidate();
    },
  };
  const create = trpc.polls.admin.create.useMutation(done);
  const update = trpc.polls.admin.update.useMutation(done);
  const isPending = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const { message, fields } = error ? readError(error) : {};
  const change = (changed: Partial<PollDraft>) => setDraft({ ...draft, ...changed });
  const parts = { draft, onChange: change, fields };
  const hasVotes = poll !== null && poll.voterCount > 0;

  const choose = (next: PollKind) => {
    setKind(next);
    const isProposed = Object.values(texts.proposals).some((text) => text() === draft.question);
    change({
      question: isProposed ? texts.proposals[next]() : draft.question,
      options: next === 'lounge' ? [] : [emptyOption(), emptyOption()],
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={poll ? texts.editTitle() : texts.createTitle()}
      isBusy={isPending}
      size="lg"
    >
      <Form
        isPending={isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = sitePollOf(kind, draft);
          if (poll) update.mutate({ id: poll.id, poll: wanted });
          else create.mutate({ poll: wanted, isPinned, idempotencyKey });
        }}
      >
        {poll ? null : (
          <ChoiceRow
            legend={texts.kind()}
            name="poll-kind"
            options={KINDS.map((value) => ({ value, label: texts.kinds[value]() }))}
            checkedValue={kind}
            onChange={({ target }) => choose(KINDS.find((each) => each === target.value) ?? 'free')}
          />
        )}
        <TextField
          label={words.question()}
          value={draft.question}
          maxLength={POLL_QUESTION_MAX}
          autoComplete="off"
          error={fields?.['poll.question']}
          onChange={({ target }) => change({ question: target.value })}
        />
        <TextAreaField
          label={texts.description()}
          isOptional
          rows={2}
          maxLength={POLL_DESCRIPTION_MAX}
          value={draft.description}
          error={fields?.['poll.description']}
          onChange={({ target }) => change({ description: target.value })}
        />
        {hasVotes ? <Muted>{texts.votesIn()}</Muted> : null}
        {hasVotes ? null : kind === 'lounge' ? (
          <LoungeOptions {...parts} />
        ) : (
          <TextOptions
            {...parts}
            max={POLL_OPTIONS_MAX}
            beside={
              kind === 'set'
                ? (option, changeOption) => <OptionPhoto option={option} onChange={changeOption} />
                : undefined
            }
            more={
              kind === 'set' ? (
                <AdFinder
                  onFind={({ id, title }) =>
                    change({
                      options: [
                        ...draft.options.filter(({ text, itemId }) => text !== '' || itemId),
                        { ...emptyOption(), text: title, itemId: id },
                      ],
                    })
                  }
                />
              ) : null
            }
          />
        )}
        <DateTimeField
          label={texts.opensAt()}
          hint={texts.opensAtHint()}
          isOptional
          value={draft.opensAt}
          error={fields?.['poll.opensAt']}
          onChange={({ target }) => change({ opensAt: target.value })}
        />
        <RuleFields {...parts} hasVotes={hasVotes} />
        {poll ? null : (
          <CheckboxField
            label={texts.pinIt()}
            checked={isPinned}
            onChange={({ target }) => setIsPinned(target.checked)}
          />
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton isPending={isPending} pendingText={texts.saving()}>
            {poll ? texts.save() : texts.create()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
