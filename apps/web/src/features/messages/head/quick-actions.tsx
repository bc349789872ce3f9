import type { Conversation } from '@oche/validators/conversations/schemas';
import { Swords } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { linkTarget } from '../../../lib/addresses/link-target.ts';

/** What one does next in a conversation of this kind. */
export function QuickActions({ conversation }: { conversation: Conversation }) {
  const { open, challenge } = useTexts('messages');
  const { kind, subject, others } = conversation;
  const [other] = others;
  if (kind === 'direct' && other) {
    return (
      <ButtonLink to="/games/new" search={{ opponent: other.id }} size="sm" variant="outline">
        <Swords aria-hidden="true" />
        {challenge()}
      </ButtonLink>
    );
  }
  if (!subject?.path || !Object.hasOwn(open, kind)) return null;
  return (
    <ButtonLink {...linkTarget(subject.path)} size="sm" variant="outline">
      {open[kind as keyof typeof open]()}
    </ButtonLink>
  );
}
