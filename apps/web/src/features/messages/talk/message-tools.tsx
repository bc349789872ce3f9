import type { Message } from '@oche/validators/conversations';
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

/** For some minutes the sender can. */
export const isChangeable = ({ changeableUntil }: Message): boolean =>
  changeableUntil !== null && Date.parse(changeableUntil) > Date.now();

/** Whether there is anything that this member can do with it. */
export const hasMenu = (message: Message, memberId: string, canWrite: boolean): boolean =>
  message.senderId !== null &&
  !message.notice &&
  !message.isHidden &&
  !message.isDeleted &&
  !message.isBlocked &&
  (canWrite || message.senderId !== memberId || isChangeable(message)) &&
  (message.content !== '' || message.pictures.length > 0);
