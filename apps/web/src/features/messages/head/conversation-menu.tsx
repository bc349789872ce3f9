import type { Conversation } from '@oche/validators/conversations/schemas';
import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Bell, BellOff, Search, Users } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Menu, MenuItem } from '../menu/menu.tsx';
import type { MenuPlace } from '../menu/menu-button.tsx';

const GroupDialog = lazyPart(async () => (await import('../group/group-dialog.tsx')).GroupDialog);

interface ConversationMenuProps extends MenuPlace {
  conversation: Conversation;
}

/** What the member can do with a conversation for themselves; and with a group for all. */
export function ConversationMenu({ conversation, ...place }: ConversationMenuProps) {
  const { labels } = useTexts('messages');
  const { menu: texts } = useTexts('messages/more');
  const navigate = useNavigate();
  const toast = useToast();
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const [isGroupOpen, setIsGroupOpen] = useState(false);
  const { id, kind, isMuted, isArchived } = conversation;
  const renew = () =>
    Promise.all([
      utils.social.conversations.get.invalidate({ id }),
      utils.social.conversations.list.invalidate(),
      utils.social.conversations.unread.invalidate(),
    ]);
  const onError = (error: unknown) => fail(error, texts.failed());
  const mute = trpc.social.conversations.mute.useMutation({ onSuccess: renew, onError });
  const archive = trpc.social.conversations.archive.useMutation({
    onSuccess: (_, { isArchived: isAway }) => {
      void renew();
      if (!isAway) return;
      toast.show({
        title: texts.archived(),
        action: { label: texts.undo(), onAction: () => archive.mutate({ id, isArchived: false }) },
      });
      void navigate({ to: '/messages' });
    },
    onError,
  });
  return (
    <>
      <Menu label={labels.menu()} {...place}>
        {kind === 'group' ? (
          <MenuItem icon={<Users aria-hidden="true" />} onChoose={() => setIsGroupOpen(true)}>
            {texts.group()}
          </MenuItem>
        ) : null}
        <MenuItem
          icon={<Search aria-hidden="true" />}
          onChoose={() => void navigate({ to: '/messages', search: { within: id, find: true } })}
        >
          {texts.search()}
        </MenuItem>
        <MenuItem
          icon={isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
          onChoose={() => mute.mutate({ id, isMuted: !isMuted })}
        >
          {isMuted ? texts.unmute() : texts.mute()}
        </MenuItem>
        <MenuItem
          icon={isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          onChoose={() => archive.mutate({ id, isArchived: !isArchived })}
        >
          {isArchived ? texts.unarchive() : texts.archive()}
        </MenuItem>
      </Menu>
      {isGroupOpen ? (
        <GroupDialog conversation={conversation} onClose={() => setIsGroupOpen(false)} />
      ) : null}
    </>
  );
}
