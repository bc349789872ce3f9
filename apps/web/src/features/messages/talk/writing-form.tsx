import { chakra } from '@chakra-ui/react';
import { MESSAGE_MAX, MESSAGE_PICTURES_MAX } from '@oche/validators/conversations/limits';
import type { Message } from '@oche/validators/conversations/schemas';
import { UPLOAD_TYPES } from '@oche/validators/uploads/limits';
import { Check, ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { draftOf, randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { textareaRecipe } from '../../../theme/recipes/field.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { useTellTyping } from '../typing/use-tell-typing.ts';
import { PhotoTray } from './photo-tray.tsx';
import type { Writing } from './talk-actions.ts';
import { usePhotos } from './use-photos.ts';
import { WritingHead } from './writing-head.tsx';

/** Fewer than these are counted. */
const FEW_LEFT = 200;

export interface WritingFormProps {
  conversationId: number;
  memberId: string;
  outbox: Outbox;
  writing: Writing;
  onWriting: (writing: Writing) => void;
  nameOf: (message: Pick<Message, 'senderId'>) => string;
  /** something was sent: the end is to be seen */
  onSent: () => void;
  /** the arrow up in an empty field changes what was said last */
  onEditLast: () => void;
}

/** What is typed stays through a reload, for each conversation. What is being changed is put aside meanwhile. */
export function WritingForm(props: WritingFormProps) {
  const { conversationId, memberId, outbox, writing, onWriting, nameOf, onSent, onEditLast } =
    props;
  const { write: texts, talk } = useTexts('messages');
  const fail = useFailureToast();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const draft = useMemo(
    () => draftOf(memberId, `conversation:${conversationId}`),
    [memberId, conversationId],
  );
  const [typed, setTyped] = useState(() => draft.read()?.content ?? '');
  const [changed, setChanged] = useState('');
  const [isBlank, setIsBlank] = useState(false);
  const photos = usePhotos(MESSAGE_PICTURES_MAX);
  const tellTyping = useTellTyping(conversationId);
  const isEditing = writing?.kind === 'edit';
  const content = isEditing ? changed : typed;
  useEffect(() => {
    if (typed) draft.write({ content: typed });
    else draft.clear();
  }, [typed, draft]);
  useEffect(() => {
    if (!writing) return;
    if (writing.kind === 'edit') setChanged(writing.message.content);
    field.current?.focus();
  }, [writing]);

  const edit = trpc.social.conversations.edit.useMutation({
    onSuccess: () => onWriting(null),
    onError: (error) => fail(error, talk.changeFailed()),
  });
  const send = () => {
    if (photos.isBusy || edit.isPending) return;
    const text = content.trim();
    const hasPictures = photos.pictures.length > 0 && !isEditing;
    if (text === '' && !hasPictures) {
      setIsBlank(true);
      field.current?.focus();
      return;
    }
    if (isEditing) {
      if (text === writing.message.content) onWriting(null);
      else edit.mutate({ messageId: writing.message.id, content: text });
      return;
    }
    outbox.add({
      key: randomKey(),
      conversationId,
      content: text,
      pictures: photos.pictures,
      answers: writing ? answeredBy(writing.message) : undefined,
      createdAt: new Date().toISOString(),
    });
    setTyped('');
    photos.clear();
    onWriting(null);
    onSent();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && writing) onWriting(null);
    else if (event.key === 'ArrowUp' && content === '' && !writing) onEditLast();
    else if (event.key === 'Enter' && !event.shiftKey) send();
    else return;
    event.preventDefault();
  };
  const left = MESSAGE_MAX - content.length;
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {writing ? (
        <WritingHead writing={writing} nameOf={nameOf} onCancel={() => onWriting(null)} />
      ) : null}
      {isEditing ? null : <PhotoTray photos={photos} />}
      <Row>
        {isEditing ? null : (
          <IconButton
            label={texts.photo()}
            aria-disabled={photos.room === 0}
            onClick={() => photos.room > 0 && input.current?.click()}
          >
            <ImagePlus aria-hidden="true" />
          </IconButton>
        )}
        <input
          ref={input}
          type="file"
          multiple
          accept={UPLOAD_TYPES.join(',')}
          hidden
          onChange={(event) => {
            photos.add([...(event.currentTarget.files ?? [])]);
            setIsBlank(false);
            event.currentTarget.value = '';
          }}
        />
        <Field
          ref={field}
          aria-label={texts.label()}
          aria-describedby={hintId}
          aria-invalid={isBlank || undefined}
          placeholder={texts.placeholder()}
          rows={1}
          maxLength={MESSAGE_MAX}
          value={content}
          onChange={({ target: { value } }) => {
            (isEditing ? setChanged : setTyped)(value);
            setIsBlank(false);
            if (value !== '' && !isEditing) tellTyping();
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          variant="accent"
          shape="wedge"
          aria-label={isEditing ? texts.save() : texts.send()}
          disabled={photos.isBusy || edit.isPending}
        >
          {isEditing ? <Check aria-hidden="true" /> : <SendHorizontal aria-hidden="true" />}
          <Word>{isEditing ? texts.save() : texts.send()}</Word>
        </Button>
      </Row>
      {isBlank ? <Problem role="alert">{texts.blank()}</Problem> : null}
      {left < FEW_LEFT ? <Left>{texts.left({ count: left })}</Left> : null}
      <VisuallyHidden id={hintId}>{texts.hint()}</VisuallyHidden>
    </Bar>
  );
}

const answeredBy = ({ id, senderId, content, pictures }: Message) => ({
  id,
  senderId,
  content,
  hasPictures: pictures.length > 0,
});

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gap: '2',
    paddingInline: { base: '2', md: '4' },
    paddingBlock: '2.5',
    layerStyle: 'wires',
    bg: 'bg.raised',
  },
});
const Row = chakra('div', { base: { display: 'flex', alignItems: 'flex-end', gap: '2' } });
const Field = chakra('textarea', {
  ...textareaRecipe,
  base: {
    ...textareaRecipe.base,
    flex: '1',
    minHeight: 'control',
    maxHeight: '9rem',
    paddingBlock: '1.5',
    resize: 'none',
    fieldSizing: 'content',
  },
});
const Word = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });
const Problem = chakra('p', {
  base: { textStyle: 'small', fontWeight: 'semibold', color: 'danger' },
});
const Left = chakra('p', {
  base: { textStyle: 'number', fontSize: 'sm', color: 'fg.muted', textAlign: 'end' },
});
