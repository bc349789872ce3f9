import { chakra } from '@chakra-ui/react';
import { type ContactCircle, contactCircles } from '@oche/validators/people/friend-limits';
import { Globe, Lock, type LucideIcon, Users } from 'lucide-react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';

const icons: Record<ContactCircle, LucideIcon> = {
  everyone: Globe,
  friendsOfFriends: Users,
  nobody: Lock,
};

interface ContactChoiceProps {
  field: 'requestsFrom' | 'messagesFrom';
  chosen: ContactCircle;
}

/** Three buttons, each of which saves at once. */
export function ContactChoice({ field, chosen }: ContactChoiceProps) {
  const { contact: texts } = useTexts('friends');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const choose = trpc.social.friends.chooseContact.useMutation({
    onSuccess: (contact) => utils.social.friends.contact.setData(undefined, contact),
    onError: (error) => fail(error, texts.failed()),
  });
  const shown = choose.isPending ? choose.variables[field] : chosen;
  const label = field === 'requestsFrom' ? texts.requests() : texts.messages();
  const words = {
    everyone: texts.everyone(),
    friendsOfFriends: texts.friendsOfFriends(),
    // friends can always write
    nobody: field === 'messagesFrom' ? texts.onlyFriends() : texts.nobody(),
  };
  return (
    <div>
      <Choices aria-label={label}>
        {contactCircles.map((circle) => {
          const Icon = icons[circle];
          return (
            <Choice
              key={circle}
              type="button"
              aria-pressed={circle === shown}
              aria-disabled={choose.isPending || undefined}
              onClick={() => (choose.isPending ? undefined : choose.mutate({ [field]: circle }))}
            >
              <Icon aria-hidden="true" />
              {words[circle]}
            </Choice>
          );
        })}
      </Choices>
      <Saved role="status">{choose.isSuccess ? texts.saved() : null}</Saved>
    </div>
  );
}

const Choices = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  },
});
const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    textAlign: 'start',
    textStyle: 'subheading',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& svg': { flexShrink: '0', width: '5', height: '5' },
    '&:hover:not([aria-pressed=true])': { bg: 'bg.sunken' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
  },
});
const Saved = chakra('p', { base: { textStyle: 'small', '&:not(:empty)': { marginTop: '2' } } });
