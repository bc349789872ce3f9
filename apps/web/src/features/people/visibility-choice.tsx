import { chakra } from '@chakra-ui/react';
import { type Visibility, visibilities } from '@oche/validators/people/limits';
import { Globe, Lock, type LucideIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../lib/trpc.ts';

const icons: Record<Visibility, LucideIcon> = { public: Globe, friends: Users, private: Lock };

interface VisibilityChoiceProps {
  /** null as long as nothing is chosen */
  chosen: Visibility | null;
  /** said beside "saved", after a choice */
  afterwards?: ReactNode;
}

/**
 * Three buttons, each of which saves at once. They are no radio buttons: whoever walks over those
 * with the arrow keys would have a public profile on the way.
 */
export function VisibilityChoice({ chosen, afterwards }: VisibilityChoiceProps) {
  const { visibility: texts } = useTexts('people');
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const choose = trpc.social.people.chooseVisibility.useMutation({
    onSuccess: async (profile) => {
      utils.social.people.own.setData(undefined, profile);
      await utils.social.profiles.get.invalidate();
    },
    onError: (error) => showFailure(error, texts.failed()),
  });
  const shown = choose.isPending ? choose.variables.visibility : chosen;
  return (
    <Root>
      <Choices aria-label={texts.group()}>
        {visibilities.map((visibility) => {
          const Icon = icons[visibility];
          return (
            <Choice
              key={visibility}
              type="button"
              aria-pressed={visibility === shown}
              aria-disabled={choose.isPending || undefined}
              onClick={() => (choose.isPending ? undefined : choose.mutate({ visibility }))}
            >
              <Icon aria-hidden="true" />
              <span>
                <Name>{texts[visibility]()}</Name>
                {texts[`${visibility}Text`]()}
              </span>
            </Choice>
          );
        })}
      </Choices>
      <Saved role="status">
        {choose.isSuccess ? (
          <>
            {texts.saved()} {afterwards}
          </>
        ) : null}
      </Saved>
    </Root>
  );
}

const Root = chakra('div', { base: { containerType: 'inline-size' } });
/* side by side where all three have room: two and one would look like a choice of two */
const Choices = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '@container (min-width: 45rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
const Choice = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    textAlign: 'start',
    textStyle: 'small',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& svg': { flexShrink: '0', width: '5', height: '5' },
    '&:hover:not([aria-pressed=true])': { bg: 'bg.sunken' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
  },
});
const Name = chakra('strong', { base: { display: 'block', textStyle: 'subheading' } });
const Saved = chakra('p', { base: { textStyle: 'small', '&:not(:empty)': { marginTop: '2' } } });
