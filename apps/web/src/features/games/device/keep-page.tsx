import { useEffect, useEffectEvent, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Row, Stack } from '../../../components/layout.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { GameRows } from './game-rows.tsx';
import { listStored, type StoredGame } from './stored-games.ts';
import { useKeeping } from './use-keeping.ts';
import { forgetWanted, hasWantedToKeep, KEEP_PATH, wantToKeep } from './wanted-kept.ts';

/** The device's games become the member's; who has said so before signing in is not asked again. */
export function KeepPage({ isMember }: { isMember: boolean }) {
  const { keep: texts } = useTexts('games/device');
  const { readError } = useUi();
  const { isPending, kept, lost, error, keep } = useKeeping();
  const [games, setGames] = useState<readonly StoredGame[]>();
  const begin = useEffectEvent((found: readonly StoredGame[]) => {
    if (!isMember || !hasWantedToKeep()) return;
    forgetWanted();
    void keep(found);
  });
  useEffect(() => {
    let isShown = true;
    void listStored().then((all) => {
      const finished = all.filter(({ finishedAt }) => finishedAt !== null);
      if (!isShown) return;
      setGames(finished);
      begin(finished);
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (!games) {
    return (
      <Page width="text">
        <PageHeader title={texts.title()} />
      </Page>
    );
  }
  const open = games.filter(({ id }) => !kept.has(id) && !lost.has(id));
  const [first] = kept.values();
  return (
    <Page width="text">
      <PageHeader
        title={texts.title()}
        lead={games.length > 0 ? texts.lead({ count: games.length }) : texts.none()}
      />
      <div role="status">
        {kept.size > 0 ? <Notice tone="positive">{texts.kept({ count: kept.size })}</Notice> : null}
        {lost.size > 0 ? <Notice>{texts.lost({ count: lost.size })}</Notice> : null}
      </div>
      <Stack gap="5">
        <GameRows games={games} own={kept} />
        <FormError>{error ? readError(error).message : null}</FormError>
        {open.length > 0 ? (
          <Stack gap="3" justifyItems="start">
            {isMember ? (
              <Button
                variant="accent"
                size="lg"
                shape="wedge"
                disabled={isPending}
                aria-busy={isPending}
                onClick={() => void keep(open)}
              >
                {isPending ? texts.keeping() : texts.action({ count: open.length })}
              </Button>
            ) : (
              <Row gap="3">
                <ButtonLink
                  to="/login"
                  search={{ join: '1', notice: 'members', returnTo: KEEP_PATH }}
                  variant="accent"
                  size="lg"
                  shape="wedge"
                  onClick={wantToKeep}
                >
                  {texts.join()}
                </ButtonLink>
                <ButtonLink
                  to="/login"
                  search={{ notice: 'members', returnTo: KEEP_PATH }}
                  variant="outline"
                  size="lg"
                  onClick={wantToKeep}
                >
                  {texts.signIn()}
                </ButtonLink>
              </Row>
            )}
            <Muted>{texts.what()}</Muted>
          </Stack>
        ) : (
          <Row gap="3">
            {first === undefined ? null : (
              <ButtonLink to="/games" search={{ of: 'own' }} variant="accent" size="lg">
                {texts.toOwn()}
              </ButtonLink>
            )}
            <ButtonLink to="/games/new" variant="outline" size="lg">
              {texts.again()}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Page>
  );
}
