import type { CurrentUser } from '@oche/validators/auth';
import type { Lounge } from '@oche/validators/lounges';

type Staffed = Pick<Lounge, 'staffRole'>;

/** Staff manage their lounge; admins may do in a lounge what its owner may. */
export const mayManage = ({ staffRole }: Staffed, user: CurrentUser | null) =>
  staffRole !== null || user?.role === 'admin';

export const mayOwn = ({ staffRole }: Staffed, user: CurrentUser | null) =>
  staffRole === 'owner' || user?.role === 'admin';
