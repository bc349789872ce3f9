import type { Message } from '@oche/validators/conversations/schemas';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import type { TalkActions } from './talk-actions.ts';

const MessageMenu = lazyPart(async () => (await import('./message-menu.tsx')).MessageMenu);

interface MessageToolsProps {
  message: Message;
  memberId: string;
  actions: TalkActions;
}

/** The button beside a message. */
export function MessageTools(props: MessageToolsProps) {
  const { labels } = useTexts('messages');
  return (
    <MenuButton label={labels.tools()} size="sm">
      {(place) => <MessageMenu {...place} {...props} />}
    </MenuButton>
  );
}
