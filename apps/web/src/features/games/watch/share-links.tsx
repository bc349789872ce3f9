import { ButtonLink } from '../../../components/button.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { CopyLink } from '../../../patterns/copy-link.tsx';

/** The link to a game, that of its overlay for streams, and the way to a widget that shows it. */
export function ShareLinks({ id, isPublic }: { id: number; isPublic: boolean }) {
  const { share: texts } = useTexts('games/watch');
  return (
    <>
      <CopyLink label={texts.page()} path={`/games/${id}`} texts={texts} />
      {isPublic ? (
        <>
          <CopyLink label={texts.overlay()} path={`/embed/overlays/games/${id}`} texts={texts} />
          <Muted>{texts.overlayText()}</Muted>
          <ButtonLink
            to="/account/$section"
            params={{ section: 'widgets' }}
            search={{ kind: 'live-game', subject: `/games/${id}` }}
            variant="outline"
            size="sm"
            alignSelf="start"
          >
            {texts.embed()}
          </ButtonLink>
        </>
      ) : (
        <Muted>{texts.onlyPublic()}</Muted>
      )}
    </>
  );
}
