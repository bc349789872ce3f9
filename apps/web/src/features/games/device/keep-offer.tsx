import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { KEEP_PATH, wantToKeep } from './wanted-kept.ts';

/** After the last dart: who joins takes the games along. */
export function KeepOffer({ isLocked }: { isLocked: boolean }) {
  const { offer: texts } = useTexts('games/device');
  const { user } = useAuth();
  const locked = {
    'aria-disabled': isLocked,
    // a finger that is still entering leads nowhere
    onClick: (event: { preventDefault: () => void }) => {
      if (isLocked) event.preventDefault();
      else wantToKeep();
    },
  };
  return (
    <>
      <Question>
        <strong>{texts.title()}</strong>
        {user ? texts.textMember() : texts.text()}
      </Question>
      {user ? (
        <ButtonLink to={KEEP_PATH} variant="accent" size="lg" {...locked}>
          {texts.keep()}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink
            to="/login"
            search={{ join: '1', notice: 'members', returnTo: KEEP_PATH }}
            variant="accent"
            size="lg"
            {...locked}
          >
            {texts.join()}
          </ButtonLink>
          <ButtonLink
            to="/login"
            search={{ notice: 'members', returnTo: KEEP_PATH }}
            variant="outline"
            {...locked}
          >
            {texts.signIn()}
          </ButtonLink>
        </>
      )}
      <ButtonLink to="/games/new" variant="ghost">
        {texts.again()}
      </ButtonLink>
    </>
  );
}

const Question = chakra('p', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: 'auto',
    paddingTop: '3',
    layerStyle: 'wires',
    textStyle: 'small',
    '& strong': { textStyle: 'heading' },
  },
});
