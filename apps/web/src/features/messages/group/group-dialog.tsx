import { chakra } from '@chakra-ui/react';
import { GROUP_MAX } from '@oche/validators/conversations/limits';
import type { Conversation, ConversationMember } from '@oche/validators/conversations/schemas';
import { useNavigate } from '@tanstack/react-router';
import { Crown, LogOut, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Badge, Figure } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Face } from '../faces.tsx';
import { AddToGroup } from './add-to-group.tsx';
import { GroupName } from './group-name.tsx';

interface GroupDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

type Question = { kind: 'leave' } | { kind: 'remove' | 'owner'; person: ConversationMember };

/**
 * Who is in a group. The one who runs it names it, brings others in, takes them out and hands it over; everybody can
 * leave.
 */
export function GroupDialog({ conversation, onClose }: GroupDialogProps) {
  const { id, subject, others, ownerId } = conversation;
  const { group: texts } = useTexts('messages/more');
  const { user } = useAuth();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { conversations } = trpc.social;
  const then = {
    onSuccess: () => utils.social.conversations.get.invalidate({ id }),
    onError: (error: unknown) => fail(error, texts.failed()),
    onSettled: () => setQuestion(null),
  };
  const remove = conversations.removeFromGroup.useMutation(then);
  const handOver = conversations.handOverGroup.useMutation(then);
  const leave = conversations.leaveGroup.useMutation({
    ...then,
    onSuccess: async () => {
      onClose();
      await navigate({ to: '/messages' });
      void utils.social.conversations.list.invalidate();
    },
  });
  const isOwner = user !== null && ownerId === user.id;
  const isFull = others.length + 1 >= GROUP_MAX;
  const confirm = () => {
    if (question?.kind === 'leave') leave.mutate({ id });
    else if (question?.kind === 'remove') remove.mutate({ id, userId: question.person.id });
    else if (question) handOver.mutate({ id, userId: question.person.id });
  };
  const whom = question && 'person' in question ? question.person.firstName : '';
  return (
    <Dialog isOpen title={subject?.title ?? texts.title()} placement="sheet" onClose={onClose}>
      {isOwner ? <GroupName id={id} name={subject?.title ?? ''} /> : null}
      <Head>
        <p>
          <Figure>{others.length + 1}</Figure> / {GROUP_MAX}
        </p>
        {isOwner && !isFull && !isAdding ? (
          <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
            <UserPlus aria-hidden="true" />
            {texts.add()}
          </Button>
        ) : null}
      </Head>
      {isAdding ? (
        <AddToGroup conversation={conversation} onDone={() => setIsAdding(false)} />
      ) : null}
      <People aria-label={texts.people()}>
        {user ? (
          <Person>
            <Face person={{ ...user, username: '' }} size="md" />
            <Name>{texts.you()}</Name>
            {isOwner ? <Badge>{texts.owner()}</Badge> : null}
          </Person>
        ) : null}
        {others.map((person) => (
          <Person key={person.id}>
            <Face person={person} size="md" />
            <Name>{fullName(person)}</Name>
            {person.id === ownerId ? <Badge>{texts.owner()}</Badge> : null}
            {isOwner ? (
              <>
                <IconButton
                  label={texts.handOverTo({ name: fullName(person) })}
                  onClick={() => setQuestion({ kind: 'owner', person })}
                >
                  <Crown aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={texts.removeName({ name: fullName(person) })}
                  onClick={() => setQuestion({ kind: 'remove', person })}
                >
                  <UserX aria-hidden="true" />
                </IconButton>
              </>
            ) : null}
          </Person>
        ))}
      </People>
      <DialogActions>
        <Button variant="danger" onClick={() => setQuestion({ kind: 'leave' })}>
          <LogOut aria-hidden="true" />
          {texts.leave()}
        </Button>
      </DialogActions>
      {question ? (
        <ConfirmDialog
          isOpen
          title={texts.questions[question.kind].title({ name: whom })}
          confirmLabel={texts.questions[question.kind].confirm()}
          isDestructive={question.kind !== 'owner'}
          isPending={remove.isPending || handOver.isPending || leave.isPending}
          onClose={() => setQuestion(null)}
          onConfirm={confirm}
        >
          <p>{texts.questions[question.kind].text({ name: whom })}</p>
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    textStyle: 'number',
    fontSize: 'xl',
    '& p': { color: 'fg.muted' },
    '& p > span': { color: 'fg' },
  },
});
const People = chakra('ul', { base: { listStyle: 'none', layerStyle: 'wires' } });
const Person = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    borderBottomWidth: '1px',
    borderBottomColor: 'border',
  },
});
const Name = chakra('span', {
  base: { flex: '1', minWidth: '0', textStyle: 'subheading', lineHeight: '1.2', truncate: true },
});
