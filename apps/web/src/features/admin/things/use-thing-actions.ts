import type { AdminDone, AdminThing } from '@oche/validators/admin/lists';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';

export interface ThingActions {
  hide: (input: RouterInputs['admin']['things']['hide']) => Promise<void>;
  restore: (ids: readonly number[]) => void;
  isRestoring: boolean;
}

/** Hides things and brings them back, and says what has become of them. */
export function useThingActions(kind: AdminThing, onDone: () => void): ThingActions {
  const texts = useTexts('admin/lists');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const refresh = async () => {
    onDone();
    await utils.admin.invalidate();
  };
  const say = ({ done, refused }: AdminDone, title: string, undo?: () => void) => {
    const count = refused.length;
    toast.show({
      variant: done.length === 0 ? 'destructive' : 'success',
      title: done.length === 0 ? texts.failed() : title,
      ...(count > 0 && { description: texts.refused({ count }) }),
      ...(undo && done.length > 0 && { action: { label: texts.undo(), onAction: undo } }),
      duration: 10_000,
    });
  };
  const hiding = trpc.admin.things.hide.useMutation({ onSettled: refresh });
  const restoring = trpc.admin.things.restore.useMutation({
    onSettled: refresh,
    onSuccess: (result) => say(result, texts.restored({ count: result.done.length })),
    onError: (error) => showFailure(error, texts.failed()),
  });
  const restore = (ids: readonly number[]) => restoring.mutate({ kind, ids: [...ids] });
  return {
    async hide(input) {
      const result = await hiding.mutateAsync(input);
      say(result, texts.hidden({ count: result.done.length }), () => restore(result.done));
    },
    restore,
    isRestoring: restoring.isPending,
  };
}
