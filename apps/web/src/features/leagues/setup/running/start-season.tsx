import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { PartProps } from '../part-props.ts';

/** What is missing before a season starts, and the button that starts it. */
export function StartSeason({ season }: PartProps) {
  const { start: texts, failed } = useTexts('leagues/setup');
  const toast = useToast();
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name, divisions } = season;
  const start = trpc.leagues.seasons.start.useMutation({
    onSuccess: async (started) => {
      utils.leagues.seasons.get.setData({ id }, started);
      await utils.leagues.invalidate();
      toast.show({ variant: 'success', title: texts.done() });
    },
    onError: (error) => failure(error, failed()),
  });
  const missing = [
    ...(divisions.length === 0 ? [texts.noDivision()] : []),
    ...divisions.flatMap((division) => [
      ...(division.teamCount < 2 ? [texts.fewTeams({ name: division.name })] : []),
      ...(division.fixtureCount === 0 ? [texts.noPlan({ name: division.name })] : []),
    ]),
  ];
  return (
    <Section title={texts.title()} text={texts.text()}>
      {missing.length > 0 ? (
        <Notice>
          <strong>{texts.missing()}</strong>
          <ul>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Button
        variant="accent"
        justifySelf="start"
        disabled={missing.length > 0}
        onClick={() => setIsAsked(true)}
      >
        {texts.open()}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => start.mutate({ id }, { onSettled: () => setIsAsked(false) })}
        title={texts.confirmTitle({ name })}
        confirmLabel={texts.open()}
        isPending={start.isPending}
      >
        <p>{texts.text()}</p>
      </ConfirmDialog>
    </Section>
  );
}
