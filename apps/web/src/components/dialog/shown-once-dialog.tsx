import { Copy } from 'lucide-react';
import { Button } from '../button.tsx';
import { TextField } from '../form/fields.tsx';
import { Notice } from '../notice.tsx';
import { useToast } from '../toast.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ShownOnceProps {
  secret: string;
  texts: {
    title: string;
    /** that it is shown this once */
    once: string;
    label: string;
    copy: string;
    copied: string;
    copyFailed: string;
    done: string;
  };
  onClose: () => void;
}

/** A secret that is shown this one time, to be copied. */
export function ShownOnceDialog({ secret, texts, onClose }: ShownOnceProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.show({ variant: 'success', title: texts.copied });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed });
    }
  };
  return (
    <Dialog isOpen title={texts.title} onClose={onClose}>
      <Notice>{texts.once}</Notice>
      <TextField
        label={texts.label}
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
          {texts.copy}
        </Button>
        <Button variant="solid" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
