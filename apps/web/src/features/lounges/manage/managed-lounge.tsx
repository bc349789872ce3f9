import { createContext, type ReactNode, use } from 'react';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';

const LoungeId = createContext<number | null>(null);

interface ManagedLoungeProps {
  id: number;
  children: ReactNode;
}

/** Tells all components below which lounge is managed. */
export function ManagedLounge({ id, children }: ManagedLoungeProps) {
  return <LoungeId value={id}>{children}</LoungeId>;
}

/** The lounge that is managed, and what the member may do in it. */
export function useManagedLounge() {
  const id = use(LoungeId);
  if (id === null) throw new Error('useManagedLounge needs a ManagedLounge');
  const [lounge] = trpc.lounges.get.useSuspenseQuery({ id });
  const { user } = useAuth();
  return { lounge, user, isOwner: lounge.staffRole === 'owner' };
}
