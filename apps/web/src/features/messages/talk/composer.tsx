import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth';
import { MESSAGE_MAX, MESSAGE_PICTURES_MAX } from '@oche/validators/conversation-limits';
import type { Conversation } from '@oche/validators/conversations';
import { UPLOAD_TYPES } from '@oche/validators/upload-limits';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { draftOf, randomKey } from '../../../lib/kept/drafts.ts';
import { textareaRecipe } from '../../../theme/recipes/field.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { PhotoTray } from './photo-tray.tsx';
import { usePhotos } from './use-photos.ts';

/** Fewer than these are counted. */
const FEW_LEFT = 200;

interface ComposerProps {
  conversation: Conversation;
  member: CurrentUser;
  outbox: Outbox;
  isLost: boolean;
}

/** The field below a conversation; in place of it why nothing can be written. */
export function Composer({ conversation, member, outbox, isLost }: ComposerProps) {
  const texts = useTexts('messages');
  const { closed, id } = conversation;
  const hasVoice =
    member.status === 'active' && member.emailVerified && member.silencedUntil === null;
  if (closed || !hasVoice) {
    return <Closed>{texts.closed[closed ?? 'account']()}</Closed>;
  }
  return (
    <>
      {isLost ? <Lost role="status">{texts.talk.lost()}</Lost> : null}
      <Writing conversationId={id} memberId={member.id} outbox={outbox} />
    </>
  );
}

interface WritingProps {
  conversationId: number;
  memberId: string;
  outbox: Outbox;
}

/** What is typed stays through a reload, for each conversation. */
function Writing({ conversationId, memberId, outbox }: WritingProps) {
  const { write: texts } = useTexts('messages');
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const draft = useMemo(
    () => draftOf(memberId, `conversation:${conversationId}`),
    [memberId, conversationId],
  );
  const [content, setContent] = useState(() => draft.read()?.content ?? '');
  const [isBlank, setIsBlank] = useState(false);
  const photos = usePhotos(MESSAGE_PICTURES_MAX);
  useEffect(() => {
    if (content) draft.write({ content });
    else draft.clear();
  }, [content, draft]);

  const send = () => {
    if (photos.isBusy) return;
    const text = content.trim();
    if (text === '' && photos.pictures.length === 0) {
      setIsBlank(true);
      field.current?.focus();
      return;
    }
    outbox.add({
      key: randomKey(),
      conversationId,
      content: text,
      pictures: photos.pictures,
      createdAt: new Date().toISOString(),
    });
    setContent('');
    photos.clear();
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const left = MESSAGE_MAX - content.length;
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PhotoTray photos={photos} />
      <Row>
        <IconButton
          label={texts.photo()}
          aria-disabled={photos.room === 0}
          onClick={() => photos.room > 0 && input.current?.click()}
        >
          <ImagePlus aria-hidden="true" />
        </IconButton>
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
          onChange={(event) => {
            setContent(event.target.value);
            setIsBlank(false);
          }}
          onKeyDown={sendOnEnter}
        />
        <Button
          type="submit"
          variant="accent"
          shape="wedge"
          aria-label={texts.send()}
          disabled={photos.isBusy}
        >
          <SendHorizontal aria-hidden="true" />
          <Word>{texts.send()}</Word>
        </Button>
      </Row>
      {isBlank ? <Problem role="alert">{texts.blank()}</Problem> : null}
      {left < FEW_LEFT ? <Left>{texts.left({ count: left })}</Left> : null}
      <VisuallyHidden id={hintId}>{texts.hint()}</VisuallyHidden>
    </Bar>
  );
}

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
const Closed = chakra('p', {
  base: {
    layerStyle: 'wires',
    bg: 'bg.sunken',
    padding: '4',
    textAlign: 'center',
    color: 'fg.muted',
  },
});
const Lost = chakra('p', {
  base: { bg: 'warning.subtle', paddingInline: '4', paddingBlock: '1.5', textStyle: 'small' },
});
