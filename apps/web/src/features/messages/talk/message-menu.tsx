import type { Message } from '@oche/validators/conversations/schemas';
import { Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Menu, MenuItem } from '../menu/menu.tsx';
import type { MenuPlace } from '../menu/menu-button.tsx';
import { ownReaction, ReactionChoice } from './reactions.tsx';
import type { TalkActions } from './talk-actions.ts';
import { isChangeable } from './what-can-be-done.ts';

interface MessageMenuProps extends MenuPlace {
  message: Message;
  memberId: string;
  actions: TalkActions;
}

/** What can be done with a message: react, answer; change and take back an own one, report another’s. */
export function MessageMenu({ message, memberId, actions, ...place }: MessageMenuProps) {
  const { labels } = useTexts('messages');
  const { tools: texts } = useTexts('messages/more');
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Report thing={{ kind: 'message', id: String(message.id) }}>
      {(report) => (
        <>
          <Menu label={labels.tools()} {...place}>
            {actions.canWrite ? (
              <>
                <ReactionChoice
                  own={ownReaction(message, memberId)}
                  onReact={(reaction) => actions.react(message, reaction)}
                />
                <MenuItem
                  icon={<Reply aria-hidden="true" />}
                  onChoose={() => actions.answer(message)}
                >
                  {texts.answer()}
                </MenuItem>
              </>
            ) : null}
            {isChangeable(message) && message.content && actions.canWrite ? (
              <MenuItem icon={<Pencil aria-hidden="true" />} onChoose={() => actions.edit(message)}>
                {texts.edit()}
              </MenuItem>
            ) : null}
            {isChangeable(message) ? (
              <MenuItem
                icon={<Trash2 aria-hidden="true" />}
                isDanger
                onChoose={() => setIsDeleting(true)}
              >
                {texts.delete()}
              </MenuItem>
            ) : null}
            {message.senderId === memberId ? null : (
              <MenuItem icon={<Flag aria-hidden="true" />} onChoose={report}>
                {texts.report()}
              </MenuItem>
            )}
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
