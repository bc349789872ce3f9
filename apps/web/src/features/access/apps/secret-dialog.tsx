import { ShownOnceDialog } from '../../../components/dialog/shown-once-dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export interface ShownSecret {
  /** of the app */
  name: string;
  secret: string;
}

/** The secret of an app, this one time. */
export function SecretDialog({ name, secret, onClose }: ShownSecret & { onClose: () => void }) {
  const { secret: texts } = useTexts('account/open').apps;
  return (
    <ShownOnceDialog
      secret={secret}
      onClose={onClose}
      texts={{
        title: texts.title({ name }),
        once: texts.once(),
        label: texts.label(),
        copy: texts.copy(),
        copied: texts.copied(),
        copyFailed: texts.copyFailed(),
        done: texts.done(),
      }}
    />
  );
}
