import type { Message } from '@oche/validators/conversations';
import { Ellipsis, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { ownReaction, ReactionChoice } from './reactions.tsx';
import type { TalkActions } from './talk-actions.ts';

interface MessageMenuProps {
  message: Message;
  memberId: string;
  actions: TalkActions;
}

/** What can be done with a message: react, answer; change and take back an own one, report another’s. */
export function MessageMenu({ message, memberId, actions }: MessageMenuProps) {
  const { tools: texts } = useTexts('messages');
  const [isDeleting, setIsDeleting] = useState(false);
  const isOwn = message.senderId === memberId;
  return (
    <Report thing={{ kind: 'message', id: String(message.id) }}>
      {(report) => (
        <>
          <Menu label={texts.label()} icon={<Ellipsis aria-hidden="true" />} size="sm">
            {(close) => {
              const then = (act: () => void) => () => {
                close();
                act();
              };
              return (
                <>
                  {actions.canWrite ? (
                    <>
                      <ReactionChoice
                        own={ownReaction(message, memberId)}
                        onReact={(reaction) => then(() => actions.react(message, reaction))()}
                      />
                      <MenuItem
                        icon={<Reply aria-hidden="true" />}
                        onChoose={then(() => actions.answer(message))}
                      >
                        {texts.answer()}
                      </MenuItem>
                    </>
                  ) : null}
                  {isChangeable(message) && message.content && actions.canWrite ? (
                    <MenuItem
                      icon={<Pencil aria-hidden="true" />}
                      onChoose={then(() => actions.edit(message))}
                    >
                      {texts.edit()}
                    </MenuItem>
                  ) : null}
                  {isChangeable(message) ? (
                    <MenuItem
                      icon={<Trash2 aria-hidden="true" />}
                      isDanger
                      onChoose={then(() => setIsDeleting(true))}
                    >
                      {texts.delete()}
                    </MenuItem>
                  ) : null}
                  {isOwn ? null : (
                    <MenuItem icon={<Flag aria-hidden="true" />} onChoose={then(report)}>
                      {texts.report()}
                    </MenuItem>
                  )}
                </>
              );
            }}
          </Menu>
          {isDeleting ? (
            <ConfirmDialog
              isOpen
              isDestructive
              title={texts.deleteTitle()}
              confirmLabel={texts.delete()}
              onClose={() => setIsDeleting(false)}
              onConfirm={() => {
                setIsDeleting(false);
                actions.remove(message);
              }}
            >
              <p>{texts.deleteText()}</p>
            </ConfirmDialog>
          ) : null}
        </>
      )}
    </Report>
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
