import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Prose } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AvailabilitySection } from '../booking/availability/availability-section.tsx';
import type { BookParams } from '../booking/form/address-wish.ts';
import { BookDialog } from '../booking/form/book-dialog.tsx';
import { AmenityList } from '../shared/amenity-list.tsx';
import { BookingBar } from './booking-bar.tsx';
import { ContactSection } from './contact-section.tsx';
import { Gallery } from './gallery.tsx';
import { HoursSection } from './hours-section.tsx';
import { LoungeHeader } from './lounge-header.tsx';
import { PriceSection } from './price-section.tsx';

const below = { isInPage: true, whenSeen: true };
const PlayedSection = lazyPart(
  async () => (await import('./played-section.tsx')).PlayedSection,
  null,
  below,
);
const BoardsSection = lazyPart(
  async () => (await import('./boards-section.tsx')).BoardsSection,
  null,
  below,
);
const ReviewsSection = lazyPart(
  async () => (await import('./reviews/reviews-section.tsx')).ReviewsSection,
  null,
  below,
);
const ClaimSection = lazyPart(
  async () => (await import('./claim-section.tsx')).ClaimSection,
  null,
  below,
);

interface LoungePageProps {
  id: number;
  /**
   * opens the booking sheet: somebody comes back from signing in to continue their booking, or from
   * a search for a certain time
   */
  params: BookParams;
}

interface Choice {
  start?: string;
  boardId?: number;
  params?: BookParams;
}

/** A lounge with everything that helps to decide on an evening there, and with its booking form. */
export function LoungePage({ id, params }: LoungePageProps) {
  const texts = useTexts('lounge');
  const [lounge] = trpc.lounges.get.useSuspenseQuery({ id });
  const [choice, setChoice] = useState<Choice | null>(params.book === '1' ? { params } : null);
  const navigate = useNavigate();
  const close = () => {
    setChoice(null);
    // else a reload would open the dialog again
    if (params.book) void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  };
  const book = (start?: string, boardId?: number) => setChoice({ start, boardId });
  return (
    <Page>
      {lounge.isActive ? null : <Notice icon={EyeOff}>{texts.inactive()}</Notice>}
      <LoungeHeader lounge={lounge} />
      <Layout>
        <Gallery lounge={lounge} />
        <BookingBar lounge={lounge} onBook={() => book()} />
        {lounge.isActive ? (
          <AvailabilitySection loungeId={id} onChoose={book} isFollowing={choice === null} />
        ) : null}
        <Columns>
          <Facts>
            <HoursSection lounge={lounge} />
            <PriceSection lounge={lounge} />
            <ContactSection lounge={lounge} />
          </Facts>
          <Main>
            {lounge.description || lounge.setupDescription ? (
              <TitledSection title={texts.about()}>
                {lounge.description ? <Prose>{lounge.description}</Prose> : null}
                {lounge.setupDescription ? <Prose>{lounge.setupDescription}</Prose> : null}
              </TitledSection>
            ) : null}
            {lounge.amenities.length > 0 ? (
              <TitledSection title={texts.amenities()}>
                <AmenityList amenities={lounge.amenities} />
              </TitledSection>
            ) : null}
            <PlayedSection lounge={lounge} />
            <BoardsSection lounge={lounge} />
            <ReviewsSection lounge={lounge} />
          </Main>
          <Aside>
            <ClaimSection lounge={lounge} />
            <LatePlace name="side" />
          </Aside>
        </Columns>
      </Layout>
      <BookDialog lounge={lounge} isOpen={choice !== null} onClose={close} {...choice} />
    </Page>
  );
}

const Layout = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: '6', md: '0' } },
});
/* on a phone what one decides by comes first: when it is open, what it costs, and where it is */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gap: { base: '8', lg: '12' },
    marginTop: { base: '4', md: '10' },
  },
});
const Part = chakra('div', {
  base: { display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' },
});
const Main = chakra(Part, { base: { gridColumn: { lg: '1' }, gridRow: { lg: '1 / -1' } } });
const Facts = chakra(Part, { base: { gridColumn: { lg: '2' } } });
const Aside = chakra('aside', {
  base: {
    display: 'grid',
    gap: '8',
    alignContent: 'start',
    minWidth: '0',
    gridColumn: { lg: '2' },
  },
});
