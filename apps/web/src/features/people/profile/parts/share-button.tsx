import type { Profile } from '@oche/validators/people/profiles';
import { Share2 } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { fullName } from '../../../../lib/person-name.ts';

/** Passes the profile's address on: by the device's own menu, else by the clipboard. */
export function ShareButton({ profile }: { profile: Profile }) {
  const { share: texts } = useTexts('profile');
  const toast = useToast();
  const share = async () => {
    const url = `${location.origin}/profile/${profile.id}`;
    const isNative = 'share' in navigator;
    try {
      if (isNative) await navigator.share({ title: texts.title({ name: fullName(profile) }), url });
      else {
        await navigator.clipboard.writeText(url);
        toast.show({ variant: 'success', title: texts.copied() });
      }
    } catch (error) {
      // the menu was closed, which is no failure
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const title = isNative ? texts.failed() : texts.copyFailed();
      toast.show({ variant: 'destructive', title });
    }
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {texts.button()}
    </Button>
  );
}
