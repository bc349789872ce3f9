import type { SeasonOutput } from '@oche/validators/leagues/season';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';

interface EndSeasonProps {
  season: SeasonOutput;
  /** what follows is shown */
  onEnded(): void;
}

/** The tables stand once each fixture has its result. */
export function EndSeason({ season, onEnded }: EndSeasonProps) {
  const { end: texts } = useTexts('leagues/setup-running');
  const { failed } = useTexts('leagues/setup');
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name, divisions } = season;
  const end = trpc.leagues.seasons.end.useMutation({
    onSuccess: async (ended) => {
      utils.leagues.seasons.get.setData({ id }, ended);
      onEnded();
      await utils.leagues.invalidate();
    },
    onError: (error) => failure(error, failed()),
  });
  const open = divisions.reduce((sum, one) => sum + one.fixtureCount - one.played, 0);
  return (
    <Section title={texts.title()} text={open > 0 ? texts.open({ count: open }) : texts.ready()}>
      <Button
        justifySelf="start"
        variant={open > 0 ? 'outline' : 'accent'}
        onClick={() => setIsAsked(true)}
      >
        {texts.end()}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => end.mutate({ id }, { onSettled: () => setIsAsked(false) })}
        title={texts.confirmTitle({ name })}
        confirmLabel={texts.end()}
        isPending={end.isPending}
      >
        <p>{texts.text()}</p>
      </ConfirmDialog>
    </Section>
  );
}
