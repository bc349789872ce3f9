import { lazyPart } from '../../../../components/lazy-part.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { ActiveSection } from './active-section.tsx';

const DetailsForm = lazyPart(
  async () => (await import('./details-form.tsx')).DetailsForm,
  <SkeletonRows count={6} />,
);
const PlaceSection = lazyPart(async () => (await import('./place-section.tsx')).PlaceSection);

/** What the lounge is, where it is, and whether members can find it. */
export function DetailsPage() {
  return (
    <>
      <DetailsForm />
      <PlaceSection />
      <ActiveSection />
    </>
  );
}
