import type { ChannelPage } from '@oche/validators/media/schemas';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { isExplained } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AddPeopleDialog } from '../../../patterns/people/add-people-dialog.tsx';

/** A channel's admin looks for members and lets them run it, too, one after the other. */
export function AddAdmin({ channel, onClose }: { channel: ChannelPage; onClose: () => void }) {
  const { page: texts } = useTexts('media');
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const add = trpc.media.admins.add.useMutation({
    onSettled: () => utils.media.channels.get.invalidate({ id: channel.id }),
  });
  const problem = isExplained(add.error) ? readError(add.error).message : texts.addFailed();
  return (
    <AddPeopleDialog
      title={texts.addAdmin()}
      label={texts.addAdminLabel()}
      hint={texts.addAdminHint()}
      foundLabel={texts.addAdminFound()}
      none={texts.addAdminNone()}
      action={texts.add()}
      addedText={texts.added}
      known={channel.admins}
      error={add.error ? problem : null}
      isPending={add.isPending}
      onAdd={(person) => add.mutateAsync({ channelId: channel.id, userId: person.id })}
      onClose={onClose}
    />
  );
}
