import { chakra } from '@chakra-ui/react';
import type { ChannelPage } from '@oche/validators/media/schemas';
import type { Person } from '@oche/validators/people/schemas';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';

const AddAdmin = lazyPart(async () => (await import('./add-admin.tsx')).AddAdmin);

/** Who runs the channel; they say who else does. */
export function AdminsSection({ channel }: { channel: ChannelPage }) {
  const { page: texts } = useTexts('media');
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const { admins, can } = channel;
  return (
    <TitledSection
      title={texts.admins()}
      action={
        can.edit ? (
          <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
            <UserPlus aria-hidden="true" />
            {texts.addAdmin()}
          </Button>
        ) : null
      }
    >
      {admins.length === 0 ? <Muted>{texts.adminsNone()}</Muted> : null}
      <List>
        {admins.map((person) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <span>
              <TextLink
                to="/players/$username"
                params={{ username: person.username }}
                variant="plain"
              >
                {fullName(person)}
              </TextLink>
            </span>
            {can.edit && admins.length > 1 ? (
              <IconButton
                size="sm"
                label={texts.remove({ name: fullName(person) })}
                onClick={() => setLeaving(person)}
              >
                <X aria-hidden="true" />
              </IconButton>
            ) : null}
          </li>
        ))}
      </List>
      {isAdding ? <AddAdmin channel={channel} onClose={() => setIsAdding(false)} /> : null}
      {leaving ? (
        <Remove channel={channel} person={leaving} onClose={() => setLeaving(null)} />
      ) : null}
    </TitledSection>
  );
}

interface RemoveProps {
  channel: ChannelPage;
  person: Person;
  onClose: () => void;
}

function Remove({ channel: { id }, person, onClose }: RemoveProps) {
  const { page: texts, failed } = useTexts('media');
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const remove = trpc.media.admins.remove.useMutation({
    onError: (error) => fail(error, failed()),
    onSettled: async () => {
      onClose();
      await utils.media.channels.invalidate();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate({ channelId: id, userId: person.id })}
      title={texts.removeTitle()}
      confirmLabel={texts.removeConfirm()}
      isDestructive
      isPending={remove.isPending}
    >
      <p>
        {person.id === user?.id ? texts.removeSelf() : texts.removeText({ name: fullName(person) })}
      </p>
    </ConfirmDialog>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', padding: '2', bg: 'bg.sunken' },
    '& > li > span:nth-of-type(2)': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    _empty: { display: 'none' },
  },
});
