import type { HomeTeams as Teams } from '@oche/validators/leagues/team';
import { Button } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/link.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { QueryFailed } from '../../../../patterns/query-state.tsx';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

/** Teams of leagues that are at home here: the lounge says for which of them boards are kept. Most lounges have none. */
export function HomeTeams() {
  const { homeTeams: texts } = useTexts('manage/boards');
  const { lounge } = useManagedLounge();
  const query = trpc.leagues.teams.atLounge.useQuery({ loungeId: lounge.id });
  if (query.error && !query.data) return <QueryFailed query={query} title={texts.failed()} />;
  if (!query.data?.length) return null;
  return (
    <Section title={texts.title()} text={texts.text()}>
      <RuledList>
        {query.data.map((team) => (
          <li key={team.id}>
            <HomeTeam team={team} />
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

function HomeTeam({ team }: { team: Teams[number] }) {
  const { homeTeams: texts } = useTexts('manage/boards');
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const fail = useFailureToast();
  const { leagues } = trpc.useUtils();
  const { id, name, league } = team;
  const isAgreed = team.agreedAt !== null;
  const set = trpc.leagues.teams.setHomeAgreed.useMutation({
    onSuccess: (_, asked) => saved((asked.isAgreed ? texts.agreed : texts.takenBack)({ name })),
    onError: (error) => fail(error, texts.notSaved()),
    onSettled: () => leagues.teams.invalidate(),
  });
  return (
    <RuledRow>
      <RowWords>
        <TextLink to="/leagues/teams/$id" params={{ id: String(id) }}>
          {name}
        </TextLink>
        <Muted>
          {league.name} · {isAgreed ? texts.kept() : texts.notKept()}
        </Muted>
      </RowWords>
      <RowActions>
        <Button
          size="sm"
          variant={isAgreed ? 'ghost' : 'outline'}
          aria-label={(isAgreed ? texts.takeBackLabel : texts.agreeLabel)({ name })}
          aria-disabled={set.isPending}
          onClick={() => {
            if (!set.isPending) set.mutate({ id, isAgreed: !isAgreed });
          }}
        >
          {isAgreed ? texts.takeBack() : texts.agree()}
        </Button>
      </RowActions>
    </RuledRow>
  );
}
