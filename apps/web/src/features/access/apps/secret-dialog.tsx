import { Copy } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export interface ShownSecret {
  /** of the app */
  name: string;
  secret: string;
}

/** The secret of an app, this one time. */
export function SecretDialog({ name, secret, onClose }: ShownSecret & { onClose: () => void }) {
  const { secret: texts } = useTexts('account/apps');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <Dialog isOpen title={texts.title({ name })} onClose={onClose}>
      <Notice>{texts.once()}</Notice>
      <TextField
        label={texts.label()}
        value={secret}
        readOnly
        spellCheck={false}
        translate="no"
        fontFamily="mono"
        onFocus={({ target }) => target.select()}
      />
      <DialogActions>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy()}
        </Button>
        <Button variant="solid" onClick={onClose}>
          {texts.done()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
