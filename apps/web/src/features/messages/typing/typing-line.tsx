import { chakra } from '@chakra-ui/react';
import type { Message } from '@oche/validators/conversations/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { useTypists } from './typists.ts';

interface TypingLineProps {
  conversationId: number;
  nameOf: (message: Pick<Message, 'senderId'>) => string;
}

/** Who is writing at the moment. Its place is always there, so that nothing jumps. */
export function TypingLine({ conversationId, nameOf }: TypingLineProps) {
  const { typing: texts } = useTexts('messages');
  const typists = useTypists(conversationId);
  const [first = null] = typists;
  return (
    <Line>
      {first === null ? null : (
        <>
          <Dots aria-hidden="true">
            <i />
            <i />
            <i />
          </Dots>
          {typists.length > 1
            ? texts.several({ count: typists.length })
            : texts.one({ name: nameOf({ senderId: first }) })}
        </>
      )}
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '6',
    paddingInline: { base: '3', md: '6' },
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Dots = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '1',
    '& i': {
      width: '1.5',
      height: '1.5',
      borderRadius: 'full',
      bg: 'accent.solid',
      animation: 'appear 700ms ease-in-out infinite alternate',
      _motionReduce: { animation: 'none' },
    },
    '& i:nth-of-type(2)': { animationDelay: '180ms', bg: 'warning.solid' },
    '& i:nth-of-type(3)': { animationDelay: '360ms', bg: 'positive.solid' },
  },
});
