import type { Tie } from '@oche/validators/people/friends';
import type { Person } from '@oche/validators/people/schemas';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';

/** What a member can do about somebody, and what is between the two while that is under way. */
export function useTie({ id: userId, ...person }: Person, { state, requestId }: TieNow) {
  const texts = useTexts('friends');
  const utils = trpc.useUtils();
  const toast = useToast();
  const fail = useFailureToast();
  const { friends, people } = trpc.social;
  const name = fullName(person);
  const after = (failed: string) => ({
    onError: (error: unknown) => fail(error, failed),
    // what one sees of the other changes with it
    onSettled: () => utils.social.invalidate(),
  });
  const sayAccepted = () =>
    toast.show({ variant: 'success', title: texts.accepted({ name: person.firstName }) });
  const request = friends.request.useMutation({
    ...after(texts.failed.request()),
    onSuccess: (sent) => (sent.state === 'friends' ? sayAccepted() : undefined),
  });
  const respond = friends.respond.useMutation({
    ...after(texts.failed.respond()),
    onSuccess: (_, { response }) => (response === 'accepted' ? sayAccepted() : undefined),
  });
  const cancel = friends.cancel.useMutation(after(texts.failed.cancel()));
  const remove = friends.remove.useMutation(after(texts.failed.remove()));
  const unblock = people.unblock.useMutation(after(texts.failed.block()));
  const block = people.block.useMutation({
    ...after(texts.failed.block()),
    onSuccess: () => toast.show({ variant: 'success', title: texts.blocked({ name }) }),
  });
  const id = requestId ?? 0;
  return {
    // the button answers at once
    shown: request.isPending && state === 'none' ? ('outgoing' as const) : state,
    isPending: [request, respond, cancel, remove, block, unblock].some(
      (mutation) => mutation.isPending,
    ),
    request: () => request.mutate({ addresseeId: userId }),
    accept: () => respond.mutate({ id, response: 'accepted' }),
    decline: () => respond.mutate({ id, response: 'declined' }),
    cancel: () => cancel.mutate({ id }),
    remove: () => remove.mutateAsync({ userId }),
    block: () => block.mutateAsync({ userId }),
    unblock: () => unblock.mutate({ userId }),
  };
}

export type TieNow = Pick<Tie, 'state' | 'requestId' | 'mayRequest' | 'mayWrite'>;
