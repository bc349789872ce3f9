import { Share2 } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Opens the device's share menu; if there is none, copies the link. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const { share: texts } = useTexts('lounge');
  const toast = useToast();
  const share = async () => {
    const url = location.origin + path;
    try {
      if (navigator.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch (error) {
      // the reader has closed the share menu, and needs no message about that
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const title = 'share' in navigator ? texts.failed() : texts.copyFailed();
      toast.show({ variant: 'destructive', title });
    }
  };
  return (
    <IconButton label={texts.button()} onClick={share}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
