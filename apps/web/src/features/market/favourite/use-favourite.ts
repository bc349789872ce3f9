import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type Favourite, patchFavourite } from './patch-favourite.ts';

/** Remembers and forgets an ad. It changes at once wherever it is shown, and back if that failed. */
export function useFavourite(id: number, { isFavourite, favouriteCount }: Favourite) {
  const texts = useTexts('market/favourite');
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const settings = {
    onMutate: () =>
      patchFavourite(client, id, {
        isFavourite: !isFavourite,
        favouriteCount: Math.max(0, favouriteCount + (isFavourite ? -1 : 1)),
      }),
    onSuccess: (favourite: Favourite) => {
      patchFavourite(client, id, favourite);
      void utils.market.favourites.invalidate();
    },
    onError: (error: unknown) => {
      patchFavourite(client, id, { isFavourite, favouriteCount });
      showFailure(error, texts.failed());
    },
  };
  const add = trpc.market.favourites.add.useMutation(settings);
  const remove = trpc.market.favourites.remove.useMutation(settings);
  return {
    isPending: add.isPending || remove.isPending,
    toggle: () => (isFavourite ? remove : add).mutate({ id }),
  };
}
