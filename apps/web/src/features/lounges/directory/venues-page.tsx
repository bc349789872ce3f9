import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { BookDialog } from '../booking/form/book-dialog.tsx';
import { ReviewDialog } from '../shared/review-dialog.tsx';
import { useFavourites } from '../shared/use-favourites.ts';
import { AddLoungeDialog } from './add/add-lounge-dialog.tsx';
import { VenueFinder } from './venue-finder.tsx';

/** The open dialog and its lounge, which is kept while a dialog closes. */
interface Doing {
  what: 'book' | 'review' | null;
  lounge: { id: number; name: string };
}

/** The directory: find a lounge, book it, review it, add one. */
export function VenuesPage({ user }: { user: CurrentUser }) {
  const { title } = useTexts('venues');
  const texts = useTexts('venues/directory');
  const favourites = useFavourites(user.id);
  // a link, e.g. of the landing page, can lead right to the form
  const { hash } = useLocation();
  const [isAdding, setIsAdding] = useState(hash === 'add');
  const [doing, setDoing] = useState<Doing | null>(null);
  const stop = () => setDoing(doing && { ...doing, what: null });
  const add = () => setIsAdding(true);
  const addLounge = (
    <>
      <Plus aria-hidden="true" />
      {texts.directory.add()}
    </>
  );

  return (
    <Page>
      <PageHeader
        title={title()}
        lead={texts.subtitle()}
        actions={
          <Button shape="wedge" hideBelow="md" onClick={add}>
            {addLounge}
          </Button>
        }
      />
      <VenueFinder
        member={{
          favourites,
          onAdd: add,
          onBook: (lounge) => setDoing({ what: 'book', lounge }),
          onReview: (lounge) => setDoing({ what: 'review', lounge }),
        }}
        // readers with a phone look for a lounge, and seldom have one to add
        besideCount={
          <Button variant="ghost" size="sm" marginInlineStart="auto" hideFrom="md" onClick={add}>
            {addLounge}
          </Button>
        }
      />
      <AddLoungeDialog member={user} isOpen={isAdding} onClose={() => setIsAdding(false)} />
      {doing ? (
        <Suspense>
          <BookDialog lounge={doing.lounge} isOpen={doing.what === 'book'} onClose={stop} />
          <ReviewDialog lounge={doing.lounge} isOpen={doing.what === 'review'} onClose={stop} />
        </Suspense>
      ) : null}
    </Page>
  );
}
