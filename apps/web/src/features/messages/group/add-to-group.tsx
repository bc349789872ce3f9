import { chakra } from '@chakra-ui/react';
import { GROUP_MAX } from '@oche/validators/conversations/limits';
import type { Conversation } from '@oche/validators/conversations/schemas';
import type { Person } from '@oche/validators/people/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FriendPicker } from '../start/friend-picker.tsx';

interface AddToGroupProps {
  conversation: Conversation;
  onDone: () => void;
}

/** Brings friends who aren't in a group into it. */
export function AddToGroup({ conversation: { id, others }, onDone }: AddToGroupProps) {
  const { group: texts } = useTexts('messages/more');
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const add = trpc.social.conversations.addToGroup.useMutation({
    onSuccess: () => {
      void utils.social.conversations.get.invalidate({ id });
      onDone();
    },
    onError: (error) => fail(error, texts.failed()),
  });
  return (
    <Root>
      <FriendPicker
        chosen={chosen}
        onChoose={setChosen}
        without={others.map((person) => person.id)}
        max={GROUP_MAX - 1 - others.length}
      />
      <Buttons>
        <Button variant="ghost" onClick={onDone}>
          {texts.cancel()}
        </Button>
        <Button
          disabled={chosen.length === 0 || add.isPending}
          onClick={() => add.mutate({ id, memberIds: chosen.map((person) => person.id) })}
        >
          {texts.bringIn()}
        </Button>
      </Buttons>
    </Root>
  );
}

const Root = chakra('div', {
  base: { display: 'grid', gap: '3', padding: '3', layerStyle: 'sunken' },
});
const Buttons = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', gap: '2' } });
