import type { ListedMember } from '@oche/validators/admin/members';
import { Badge } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const ROLE_TONES = { user: 'neutral', moderator: 'accent', admin: 'inverse' } as const;
const STATUS_TONES = { active: 'positive', suspended: 'warning', banned: 'danger' } as const;

export function RoleBadge({ role }: Pick<ListedMember, 'role'>) {
  const { roles } = useTexts('admin/members');
  return <Badge tone={ROLE_TONES[role]}>{roles[role]()}</Badge>;
}

/** Where the member stands, and how long that lasts. */
export function StatusBadge({ member }: { member: ListedMember }) {
  const { statuses, until } = useTexts('admin/members');
  const { status, suspendedUntil } = member;
  return (
    <Badge tone={STATUS_TONES[status]}>
      {statuses[status]()}
      {suspendedUntil ? (
        <>
          {' '}
          {until()} <Time value={suspendedUntil} format="date" />
        </>
      ) : null}
    </Badge>
  );
}
