import { chakra } from '@chakra-ui/react';
import { GROUP_MAX, GROUP_NAME_MAX, MESSAGE_MAX } from '@oche/validators/conversations/limits';
import type { Person } from '@oche/validators/people/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { isExplained } from '../../../lib/errors/errors.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { FriendPicker } from './friend-picker.tsx';

interface NewMessageProps {
  memberId: string;
  onClose: () => void;
}

/** Writes to a friend; with several of them it is a group, which can have a name. */
export function NewMessage({ memberId, onClose }: NewMessageProps) {
  const { start } = useTexts('messages');
  const { start: texts } = useTexts('messages/more');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const outbox = useOutbox(memberId);
  const picker = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const key = useMemo(randomKey, []);
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  const [isTried, setIsTried] = useState(false);

  const show = {
    onSuccess: ({ id }: { id: number }) => {
      outbox.add({
        key: randomKey(),
        conversationId: id,
        content: content.trim(),
        pictures: [],
        createdAt: new Date().toISOString(),
      });
      void navigate({ to: '/messages/$id', params: { id: String(id) } });
    },
  };
  const openDirect = trpc.social.conversations.openDirect.useMutation(show);
  const createGroup = trpc.social.conversations.createGroup.useMutation(show);
  const isPending = openDirect.isPending || createGroup.isPending;
  const error = openDirect.error ?? createGroup.error;

  const isGroup = chosen.length > 1;
  const isBlank = content.trim() === '';
  const send = () => {
    if (isPending) return;
    setIsTried(true);
    const [person] = chosen;
    if (!person) return picker.current?.focus();
    if (isBlank) return textField.current?.focus();
    const memberIds = chosen.map(({ id }) => id);
    const called = name.trim() || undefined;
    if (isGroup) createGroup.mutate({ name: called, memberIds, idempotencyKey: key });
    else openDirect.mutate({ userId: person.id });
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Dialog isOpen title={start.title()} placement="sheet" onClose={onClose} isBusy={isPending}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FormError>
          {error ? (isExplained(error) ? errorText(error) : texts.failed()) : null}
        </FormError>
        <FriendPicker
          chosen={chosen}
          onChoose={setChosen}
          max={GROUP_MAX - 1}
          problem={isTried && chosen.length === 0 ? texts.nobody() : null}
          fieldRef={picker}
        />
        {isGroup ? (
          <TextField
            label={texts.groupName()}
            hint={texts.groupHint()}
            maxLength={GROUP_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        ) : null}
        <TextAreaField
          ref={textField}
          label={texts.text()}
          hint={texts.hint()}
          rows={3}
          maxLength={MESSAGE_MAX}
          value={content}
          error={isTried && isBlank ? 'emptyMessage' : undefined}
          onChange={({ target }) => setContent(target.value)}
          onKeyDown={sendOnEnter}
        />
        <DialogActions>
          <Button type="submit" variant="accent" shape="wedge" aria-busy={isPending}>
            {texts.send()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
