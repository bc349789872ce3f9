import { Share2 } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useShare } from '../shared/use-share.ts';

export function ShareButton({ name, path }: { name: string; path: string }) {
  const { share: texts } = useTexts('lounge');
  const share = useShare(texts);
  return (
    <IconButton label={texts.button()} onClick={() => void share({ title: name, path })}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
