import type { Suggestion } from '@oche/validators/people/friends';
import { MapPin, Target, Trophy, Users, X } from 'lucide-react';
import { IconButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { PersonCard, PersonCards } from '../person/person-card.tsx';
import { TieActions } from '../person/tie-actions.tsx';

const NOTHING = { state: 'none', requestId: null, mayRequest: true, mayWrite: false } as const;

/** Members whom the member may know, and why. */
export function Suggestions() {
  const { suggestions: texts } = useTexts('friends');
  const query = trpc.social.friends.suggestions.useQuery(undefined, { staleTime: 0 });
  return (
    <QueryState query={query} failed={texts.failed()}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState title={texts.none()}>
            <p>{texts.noneText()}</p>
          </EmptyState>
        ) : (
          <Section title={texts.title()}>
            <PersonCards>
              {people.map((suggestion) => (
                <li key={suggestion.id}>
                  <Suggested suggestion={suggestion} />
                </li>
              ))}
            </PersonCards>
          </Section>
        )
      }
    </QueryState>
  );
}

function Suggested({ suggestion }: { suggestion: Suggestion }) {
  const { suggestions: texts, common } = useTexts('friends');
  const { commonFriends, tournament, lounge, isNearLevel, ...person } = suggestion;
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const dismiss = trpc.social.friends.dismissSuggestion.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled: () => utils.social.friends.suggestions.invalidate(),
  });
  if (dismiss.isPending || dismiss.isSuccess) return null;
  const reasons = [
    commonFriends > 0 ? (
      <>
        <Users aria-hidden="true" /> {common({ count: commonFriends })}
      </>
    ) : null,
    tournament ? (
      <>
        <Trophy aria-hidden="true" /> {texts.tournament({ name: tournament })}
      </>
    ) : null,
    lounge ? (
      <>
        <MapPin aria-hidden="true" /> {texts.lounge({ name: lounge })}
      </>
    ) : null,
    isNearLevel ? (
      <>
        <Target aria-hidden="true" /> {texts.level()}
      </>
    ) : null,
  ];
  return (
    <PersonCard
      person={person}
      facts={reasons}
      corner={
        <IconButton
          size="sm"
          label={texts.dismiss({ name: fullName(person) })}
          onClick={() => dismiss.mutate({ userId: person.id })}
        >
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      <TieActions person={person} tie={NOTHING} />
    </PersonCard>
  );
}
