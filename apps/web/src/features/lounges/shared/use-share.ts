import { useToast } from '../../../components/toast.tsx';

interface ShareTexts {
  copied(): string;
  copyFailed(): string;
  failed(): string;
}

interface Shared {
  title: string;
  /** said beside the link, where the device's menu can do that */
  text?: string;
  /** of this site, e.g. `/venues/5` */
  path: string;
}

/** Opens the device's share menu; if there is none, copies text and link. */
export function useShare(texts: ShareTexts): (shared: Shared) => Promise<void> {
  const toast = useToast();
  return async ({ title, text, path }) => {
    const url = location.origin + path;
    const hasMenu = 'share' in navigator;
    try {
      if (hasMenu) return await navigator.share({ title, text, url });
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch (error) {
      // the reader has closed the share menu, and needs no message about that
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const failure = hasMenu ? texts.failed() : texts.copyFailed();
      toast.show({ variant: 'destructive', title: failure });
    }
  };
}
