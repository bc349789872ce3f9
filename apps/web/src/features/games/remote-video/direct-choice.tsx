import { CheckboxField } from '../../../components/form/fields.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { PictureChoice } from './peers/use-picture.ts';

interface DirectChoiceProps {
  choice: PictureChoice;
  /** who would see the address */
  name: string;
}

/** Whether friends connect directly, which tells each other's address; strangers never do. */
export function DirectChoice({
  choice: { picture, isDirect, setIsDirect },
  name,
}: DirectChoiceProps) {
  const { setup: texts } = useTexts('games/picture');
  if (!picture) return null;
  const { isFriend, hasRelay } = picture;
  return (
    <>
      {hasRelay ? null : <Notice>{isFriend ? texts.noRelayFriend() : texts.noRelay()}</Notice>}
      {isFriend ? (
        <CheckboxField
          label={texts.direct({ name })}
          hint={hasRelay ? texts.directHint() : undefined}
          checked={isDirect}
          onChange={({ target }) => setIsDirect(target.checked)}
        />
      ) : null}
    </>
  );
}
