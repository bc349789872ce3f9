import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { Conversation } from '@oche/validators/conversations/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { WritingForm, type WritingFormProps } from './writing-form.tsx';

interface ComposerProps extends Omit<WritingFormProps, 'conversationId' | 'memberId'> {
  conversation: Conversation;
  member: CurrentUser;
  isLost: boolean;
}

/** Whether the member can say anything at the moment, as far as that is the member's own matter. */
export const hasVoice = ({ status, emailVerified, silencedUntil }: CurrentUser): boolean =>
  status === 'active' && emailVerified && silencedUntil === null;

/** The field below a conversation; in place of it why nothing can be written. */
export function Composer({ conversation, member, isLost, ...form }: ComposerProps) {
  const texts = useTexts('messages');
  const { closed, id } = conversation;
  if (closed || !hasVoice(member)) {
    return <Closed>{texts.closed[closed ?? 'account']()}</Closed>;
  }
  return (
    <>
      {isLost ? <Lost role="status">{texts.talk.lost()}</Lost> : null}
      <WritingForm conversationId={id} memberId={member.id} {...form} />
    </>
  );
}

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
