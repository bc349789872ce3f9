import { chakra } from '@chakra-ui/react';
import { Button, ButtonAnchor } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface FeedAddressProps {
  url: string;
  onClose: () => void;
}

/** Shows the address of a new feed, which can't be shown again. */
export function FeedAddress({ url, onClose }: FeedAddressProps) {
  const { feeds: texts } = useTexts('booking/mine');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.created()} placement="sheet">
      <Words>
        <Notice>{texts.createdText()}</Notice>
        <TextField
          label={texts.address()}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      </Words>
      <DialogActions>
        <ButtonAnchor variant="ghost" href={url.replace(/^https?:/, 'webcal:')}>
          {texts.subscribe()}
        </ButtonAnchor>
        <Button variant="outline" onClick={copy}>
          {texts.copy()}
        </Button>
        <Button onClick={onClose}>{texts.done()}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Words = chakra('div', { base: { display: 'grid' } });
