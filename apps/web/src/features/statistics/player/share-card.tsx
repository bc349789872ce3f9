import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { sharePicture } from '../../../lib/addresses/share-picture.ts';

/** Hands on what everybody may see of a player's numbers, as a picture. */
export function ShareCard({ username, name }: { username: string; name: string }) {
  const { card: texts } = useTexts('statistics');
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const share = async () => {
    setIsBusy(true);
    try {
      await sharePicture({
        path: `/players/${username}/picture.png`,
        name: `oche-${username}.png`,
        title: texts.title({ name }),
      });
    } catch {
      toast.show({ variant: 'destructive', title: texts.failed() });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {texts.share()}
    </Button>
  );
}
