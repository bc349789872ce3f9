import { MonitorUp } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { useCopyAddress } from './use-copy-address.ts';

interface CopyOverlayProps {
  /** of the page on Oche that shows the same */
  path: string;
  texts: { copy(): string; copied(): string; failed(): string };
}

/** Copies the address of what streams lay over their picture. */
export function CopyOverlay({ path, texts }: CopyOverlayProps) {
  const copy = useCopyAddress(texts);
  return (
    <Button variant="outline" size="sm" onClick={() => void copy(`/embed/overlays${path}`)}>
      <MonitorUp aria-hidden="true" />
      {texts.copy()}
    </Button>
  );
}
