import { chakra } from '@chakra-ui/react';
import type { AnsweredMessage } from '@oche/validators/conversations/schemas';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface AnsweredProps {
  answered: AnsweredMessage;
  /** who has said it */
  name: string;
  /** shows it where it was said */
  onShow?: (id: number) => void;
}

/** The beginning of the message to which another is the answer. */
export function Answered({ answered, name, onShow }: AnsweredProps) {
  const { talk: texts } = useTexts('messages');
  const { id, content, hasPictures } = answered;
  const text = content || (hasPictures ? texts.picture({ name }) : texts.noMore());
  const words = (
    <>
      <strong>
        <VisuallyHidden>{texts.answered()} </VisuallyHidden>
        {name}
      </strong>
      <span>{text}</span>
    </>
  );
  return onShow ? (
    <Box asChild>
      <button type="button" onClick={() => onShow(id)}>
        {words}
      </button>
    </Box>
  ) : (
    <Box>{words}</Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    width: 'full',
    minWidth: '0',
    paddingInline: '2.5',
    paddingBlock: '1',
    marginBottom: '1',
    bg: 'bg',
    color: 'fg',
    borderInlineStart: '3px double {colors.border.strong}',
    textAlign: 'start',
    textStyle: 'small',
    '& strong': { textStyle: 'label' },
    '& span': { color: 'fg.muted', lineClamp: 2, overflowWrap: 'anywhere' },
    'button&': { cursor: 'pointer', _hover: { borderInlineStartColor: 'accent.solid' } },
  },
});
