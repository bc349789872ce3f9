import { ActiveSection } from './active-section.tsx';
import { DetailsForm } from './details-form.tsx';
import { PlaceSection } from './place-section.tsx';

/** What the lounge is, where it is, and whether it can be found. */
export function DetailsPage() {
  return (
    <>
      <DetailsForm />
      <PlaceSection />
      <ActiveSection />
    </>
  );
}
