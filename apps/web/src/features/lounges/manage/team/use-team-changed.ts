import { useToast } from '../../../../components/toast.tsx';
import { trpc } from '../../../../lib/trpc.ts';

/** After a change of the team: says so, and reads it again. */
export function useTeamChanged(loungeId: number) {
  const toast = useToast();
  const utils = trpc.useUtils();
  return async (title: string): Promise<void> => {
    toast.show({ variant: 'success', title });
    await utils.lounges.staff.list.invalidate({ loungeId });
  };
}
