import { Button } from '../../../../components/button.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';

/** Who waits for an officer to be let in; nothing where nobody does. */
export function Registrations({ seasonId }: { seasonId: number }) {
  const { registrations: texts } = useTexts('leagues/setup-running');
  const { failed } = useTexts('leagues/setup');
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const { data: asked = [] } = trpc.leagues.squads.listAsked.useQuery({ id: seasonId });
  const decide = trpc.leagues.squads.decide.useMutation({
    onSuccess: () => utils.leagues.invalidate(),
    onError: (error) => failure(error, failed()),
  });
  if (asked.length === 0) return null;
  return (
    <Section title={texts.title()}>
      <RuledList>
        {asked.map(({ id, player, team }) => {
          const name = player.person ? fullName(player.person) : (player.name ?? '');
          return (
            <RuledRow as="li" key={id}>
              <RowWords>{texts.asked({ name, team: team.name })}</RowWords>
              <RowActions>
                <Button
                  size="sm"
                  variant="outline"
                  disabled={decide.isPending}
                  aria-label={texts.confirmOne({ name })}
                  onClick={() => decide.mutate({ registrationId: id, isConfirmed: true })}
                >
                  {texts.confirm()}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={decide.isPending}
                  aria-label={texts.refuseOne({ name })}
                  onClick={() => decide.mutate({ registrationId: id, isConfirmed: false })}
                >
                  {texts.refuse()}
                </Button>
              </RowActions>
            </RuledRow>
          );
        })}
      </RuledList>
    </Section>
  );
}
