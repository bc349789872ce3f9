import type { ComponentProps } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { UsersSection } from '../../features/admin/members/users-section.tsx';

const Measures = lazyPart(
  async () => (await import('../../features/moderation/member/measures.tsx')).Measures,
  <SkeletonRows count={3} />,
);

const MemberLevel = lazyPart(
  async () => (await import('../../features/forum/levels/member-level.tsx')).MemberLevel,
  <SkeletonRows count={3} />,
);

/** The members' section, with what the moderation has about each. */
export function Users(props: Omit<ComponentProps<typeof UsersSection>, 'measures'>) {
  return (
    <UsersSection
      {...props}
      measures={(userId) => (
        <>
          <Measures userId={userId} isFolded />
          <MemberLevel userId={userId} />
        </>
      )}
    />
  );
}
