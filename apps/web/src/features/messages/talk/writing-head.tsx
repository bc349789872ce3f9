import { chakra } from '@chakra-ui/react';
import type { Message } from '@oche/validators/conversations/schemas';
import { Pencil, Reply, X } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Writing } from './talk-actions.ts';

interface WritingHeadProps {
  writing: NonNullable<Writing>;
  nameOf: (message: Pick<Message, 'senderId'>) => string;
  onCancel: () => void;
}

/** Which message is answered or changed. */
export function WritingHead({ writing: { kind, message }, nameOf, onCancel }: WritingHeadProps) {
  const { write: texts, photo } = useTexts('messages');
  const Icon = kind === 'edit' ? Pencil : Reply;
  const text = message.content || photo({ count: message.pictures.length });
  return (
    <Root>
      <Icon aria-hidden="true" size="1.15rem" />
      <p>
        <strong>
          {kind === 'edit' ? texts.editing() : texts.answering({ name: nameOf(message) })}
        </strong>
        <span>{text}</span>
      </p>
      <IconButton label={texts.cancel()} size="sm" onClick={onCancel}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    paddingInline: '3',
    paddingBlock: '1.5',
    bg: 'bg.sunken',
    borderInlineStart: '4px solid {colors.accent.solid}',
    '& p': { display: 'grid', textStyle: 'small' },
    '& strong': { textStyle: 'label' },
    '& p > span': { color: 'fg.muted', truncate: true },
  },
});
