import type { Profile } from '@oche/validators/people/profiles';
import { UPLOAD_TYPES } from '@oche/validators/uploads/limits';
import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useRefreshMember } from '../../../../lib/auth.ts';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { CropDialog } from './crop-dialog.tsx';

/** Below the member's own face: another picture, which is cropped before it is sent, or none. */
export function AvatarButtons({ profile }: { profile: Pick<Profile, 'profileImageUrl'> }) {
  const { avatar: texts } = useTexts('profile');
  const toast = useToast();
  const showFailure = useFailureToast();
  const refresh = useRefreshMember();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const remove = trpc.social.profiles.removeAvatar.useMutation({
    onSuccess: async () => {
      await refresh();
      toast.show({ title: texts.removed() });
    },
    onError: (error) => showFailure(error, texts.failed()),
  });
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      toast.show({ variant: 'destructive', title: texts.unreadable() });
    }
  };
  return (
    <Stack justifyItems="center" gap="1">
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        <Camera aria-hidden="true" />
        {profile.profileImageUrl ? texts.change() : texts.set()}
      </Button>
      {profile.profileImageUrl ? (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={remove.isPending || undefined}
          onClick={() => (remove.isPending ? undefined : remove.mutate())}
        >
          <Trash2 aria-hidden="true" />
          {texts.remove()}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        aria-label={texts.title()}
        hidden
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // so that the same file can be chosen again
          currentTarget.value = '';
        }}
      />
      {chosen ? <CropDialog picture={chosen} onClose={() => setChosen(null)} /> : null}
    </Stack>
  );
}
