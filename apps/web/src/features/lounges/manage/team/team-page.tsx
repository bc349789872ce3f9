import { chakra } from '@chakra-ui/react';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { Invitations } from './invitations.tsx';
import { StaffSection } from './staff-section.tsx';

const HandOverSection = lazyPart(
  async () => (await import('./hand-over-section.tsx')).HandOverSection,
);
const InviteSection = lazyPart(async () => (await import('./invite-section.tsx')).InviteSection);

/** Who runs the lounge, who is invited to do so, and who takes it over. */
export function TeamPage() {
  const { lounge, isOwner } = useManagedLounge();
  const [{ staff, invitations }] = trpc.lounges.staff.list.useSuspenseQuery({
    loungeId: lounge.id,
  });
  return (
    <>
      <StaffSection staff={staff} />
      <Invitations invitations={invitations} />
      <Forms>
        <InviteSection />
        {isOwner ? <HandOverSection /> : null}
      </Forms>
    </>
  );
}

/** Side by side where there is room, as neither form fills a wide page. */
const Forms = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    alignItems: 'start',
    '& > section': { layerStyle: 'wires', paddingTop: '6' },
  },
});
