import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { HandOverSection } from './hand-over-section.tsx';
import { Invitations } from './invitations.tsx';
import { InviteSection } from './invite-section.tsx';
import { StaffSection } from './staff-section.tsx';

/** Who runs the lounge, who is invited to, and who gets it next. */
export function TeamPage() {
  const { lounge, isOwner } = useManagedLounge();
  const [{ staff, invitations }] = trpc.lounges.staff.list.useSuspenseQuery({
    loungeId: lounge.id,
  });
  return (
    <>
      <StaffSection staff={staff} />
      <Invitations invitations={invitations} />
      <InviteSection />
      {isOwner ? <HandOverSection /> : null}
    </>
  );
}
