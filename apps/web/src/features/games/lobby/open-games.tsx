import type { Lobby } from '@oche/validators/lobby/schemas';
import { Video } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { useOpenGameText } from './open-game-text.ts';
import type { Playing } from './use-playing.ts';

/** Those who wait, the nearest by rating first. */
export function OpenGames({ lobby, playing }: { lobby: Lobby; playing: Playing }) {
  const { list: texts } = useTexts('lobby');
  const { user } = useAuth();
  const words = useOpenGameText();
  const { games, own, waiting } = lobby;
  return (
    <TitledSection title={texts.title()}>
      {games.length === 0 ? (
        <EmptyState as="h3" drawing="board" title={own ? texts.emptyOwn() : texts.empty()}>
          {own
            ? texts.emptyOwnText()
            : user
              ? texts.emptyText()
              : waiting > 0
                ? texts.unseen()
                : null}
        </EmptyState>
      ) : null}
      <RuledList>
        {games.map((game) => (
          <li key={game.id}>
            <RuledRow>
              <PersonAvatar person={game.person} />
              <RowWords>
                <Row gap="2" alignItems="baseline">
                  <strong>{fullName(game.person)}</strong>
                  <Muted as="span">
                    {game.rating === null
                      ? texts.noRating()
                      : texts.rating({ points: game.rating })}
                  </Muted>
                </Row>
                <p>
                  {words(game)}
                  {game.level === 'near' ? ` · ${texts.near()}` : null}
                </p>
              </RowWords>
              <RowActions>
                {game.withCamera ? <Video aria-hidden="true" size={20} /> : null}
                {user ? (
                  <Button
                    variant="solid"
                    disabled={playing.isPending || !user.emailVerified}
                    aria-label={texts.playWith({ name: game.person.firstName, game: words(game) })}
                    onClick={() => playing.join(game.id)}
                  >
                    {texts.play()}
                  </Button>
                ) : (
                  <JoinFirst
                    returnTo="/games/lobby"
                    label={texts.playWith({ name: game.person.firstName, game: words(game) })}
                    variant="solid"
                  >
                    {texts.play()}
                  </JoinFirst>
                )}
              </RowActions>
            </RuledRow>
          </li>
        ))}
      </RuledList>
    </TitledSection>
  );
}
