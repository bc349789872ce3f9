import { Share2 } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** The device's own way to share, else the link in the clipboard. */
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
      // who changes their mind needs no message
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
