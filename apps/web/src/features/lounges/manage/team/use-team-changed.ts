import { useToast } from '../../../../components/toast.tsx';
import { trpc } from '../../../../lib/trpc.ts';

/** Call it after a change of the team: it says that it worked, and reloads the team. */
export function useTeamChanged(loungeId: number) {
  const toast = useToast();
  const utils = trpc.useUtils();
  return async (title: string): Promise<void> => {
    toast.show({ variant: 'success', title });
    await utils.lounges.staff.list.invalidate({ loungeId });
  };
}
