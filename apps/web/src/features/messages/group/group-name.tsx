import { chakra } from '@chakra-ui/react';
import { GROUP_NAME_MAX } from '@oche/validators/conversations/limits';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The name of a group, which the one who runs it can change. */
export function GroupName({ id, name }: { id: number; name: string }) {
  const { group: texts } = useTexts('messages/more');
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(name);
  const rename = trpc.social.conversations.nameGroup.useMutation({
    onSuccess: () => utils.social.conversations.get.invalidate({ id }),
    onError: (error) => fail(error, texts.failed()),
  });
  const isBlank = typed.trim() === '';
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) rename.mutate({ id, name: typed.trim() });
      }}
    >
      <TextField
        label={texts.name()}
        maxLength={GROUP_NAME_MAX}
        value={typed}
        error={isBlank ? 'required' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() === name ? null : (
        <Button type="submit" aria-busy={rename.isPending}>
          {texts.rename()}
        </Button>
      )}
    </Form>
  );
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2',
    '& > :first-child': { flex: '1' },
  },
});
