import type { ChannelPage } from '@oche/validators/media/schemas';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ChannelForm } from './channel-form.tsx';

/** The sheet in which a channel's admins change what it says. */
export function EditChannel({ channel, onClose }: { channel: ChannelPage; onClose: () => void }) {
  const { form: texts } = useTexts('media');
  const { texts: words } = useUi();
  const utils = trpc.useUtils();
  const update = trpc.media.channels.update.useMutation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.editTitle()}
      placement="sheet"
      size="lg"
      isBusy={update.isPending}
    >
      <ChannelForm
        channel={channel}
        failed={texts.updateFailed()}
        onSend={async (wish) => {
          const changed = await update.mutateAsync({ id: channel.id, ...wish });
          utils.media.channels.get.setData({ id: channel.id }, changed);
          void utils.media.channels.list.invalidate();
          onClose();
        }}
      >
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </ChannelForm>
    </Dialog>
  );
}
