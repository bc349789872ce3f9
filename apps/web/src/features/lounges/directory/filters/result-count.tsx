import { chakra } from '@chakra-ui/react';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import type { VenueList } from '../use-venue-list.ts';

/** How many lounges were found, also for readers who can't see the cards change. */
export function ResultCount({ list }: { list: VenueList }) {
  const texts = useTexts('venues/directory').directory;
  const isNothing = list.lounges.length === 0 && !list.isPending;
  return (
    // hidden if nothing was found, as the empty state shows that
    <Count role="status" data-hidden={isNothing || undefined}>
      {countText(list, texts)}
    </Count>
  );
}

type Texts = TextsOf<'venues/directory'>['directory'];

function countText(list: VenueList, texts: Texts): string {
  const count = list.lounges.length;
  if (list.isPending || list.isChanging) return texts.searching();
  if (list.error) return '';
  if (count === 0) return texts.empty();
  return list.more.hasNextPage ? texts.foundMore({ count }) : texts.found({ count });
}

const Count = chakra('p', {
  base: { textStyle: 'label', color: 'fg.muted', '&[data-hidden]': { srOnly: true } },
});
