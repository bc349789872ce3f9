import { Dialog } from '../../../components/dialog/dialog.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What others see of one's reading and writing; only those who show it see it of others. */
export function MarkSettings({ onClose }: { onClose: () => void }) {
  const { marks: texts } = useTexts('messages/more');
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const { data } = trpc.social.conversations.settings.useQuery();
  const set = trpc.social.conversations.saveSettings.useMutation({
    onMutate: (settings) => utils.social.conversations.settings.setData(undefined, settings),
    onError: (error) => {
      void utils.social.conversations.settings.invalidate();
      fail(error, texts.failed());
    },
    onSuccess: () => utils.social.conversations.get.invalidate(),
  });
  return (
    <Dialog isOpen title={texts.title()} size="sm" onClose={onClose}>
      <Muted>{texts.text()}</Muted>
      <CheckboxField
        label={texts.read()}
        checked={data?.showsRead ?? true}
        disabled={!data}
        onChange={({ target }) => data && set.mutate({ ...data, showsRead: target.checked })}
      />
      <CheckboxField
        label={texts.typing()}
        checked={data?.showsTyping ?? true}
        disabled={!data}
        onChange={({ target }) => data && set.mutate({ ...data, showsTyping: target.checked })}
      />
    </Dialog>
  );
}
