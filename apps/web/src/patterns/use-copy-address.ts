import { useToast } from '../components/toast.tsx';

interface Said {
  copied(): string;
  failed(): string;
}

/** Copies an address of our own, given by its path, and says whether that went well. */
export function useCopyAddress({ copied, failed }: Said): (path: string) => Promise<void> {
  const toast = useToast();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(window.location.origin + path);
      toast.show({ variant: 'success', title: copied() });
    } catch {
      toast.show({ variant: 'destructive', title: failed() });
    }
  };
}
