import { Heart } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

interface FavouriteButtonProps {
  lounge: { id: number; name: string };
  isFavourite: boolean;
}

/** Marks a lounge as a favourite. It changes at once, and back if that could not be saved. */
export function FavouriteButton({ lounge, isFavourite }: FavouriteButtonProps) {
  const texts = useTexts('venues').favourite;
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  /** what the member has asked for, until the lists contain it */
  const [wish, setWish] = useState<boolean | null>(null);
  const { mutate } = trpc.lounges.favourite.set.useMutation({
    onSuccess: () =>
      Promise.all([
        utils.lounges.favourite.list.invalidate(),
        utils.lounges.get.invalidate({ id: lounge.id }),
      ]),
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => setWish(null),
  });
  const isOn = wish ?? isFavourite;

  const toggle = () => {
    setWish(!isOn);
    mutate({ loungeId: lounge.id, isFavourite: !isOn });
  };

  return (
    <IconButton
      label={isOn ? texts.remove({ name: lounge.name }) : texts.add({ name: lounge.name })}
      disabled={wish !== null}
      _disabled={{ opacity: '1', cursor: 'progress' }}
      onClick={toggle}
    >
      <Heart aria-hidden="true" fill={isOn ? 'var(--o-colors-accent)' : 'none'} />
    </IconButton>
  );
}
