import type { ListedModerator } from '@oche/validators/moderation/scopes';
import { TextLink } from '../../components/link.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../components/list/ruled-list.tsx';
import { Badge, Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { trpc } from '../../lib/trpc.ts';
import { ModerationFrame } from './moderation-frame.tsx';
import { placeText } from './place-text.ts';

/** Who moderates what. */
export function ModeratorsPage() {
  const texts = useTexts('moderation');
  const [moderators] = trpc.moderation.scope.moderators.useSuspenseQuery();
  return (
    <ModerationFrame lead={texts.scopes.lead()}>
      <RuledList>
        {moderators.map((moderator) => (
          <li key={moderator.id}>
            <RuledRow>
              <RowWords>
                <TextLink to="/moderation/members/$id" params={{ id: moderator.id }}>
                  {fullName(moderator)}
                </TextLink>
                <Muted>@{moderator.username}</Muted>
              </RowWords>
              <RowActions>
                <Scopes moderator={moderator} />
              </RowActions>
            </RuledRow>
          </li>
        ))}
      </RuledList>
    </ModerationFrame>
  );
}

function Scopes({ moderator: { role, scopes } }: { moderator: ListedModerator }) {
  const texts = useTexts('moderation');
  const [places] = trpc.moderation.scope.places.useSuspenseQuery();
  if (role !== 'user') return <Badge tone="inverse">{texts.scopes.all()}</Badge>;
  const names = new Map(places.map((place) => [place.scope, placeText(texts, place)]));
  return scopes.map((scope) => <Badge key={scope}>{names.get(scope) ?? scope}</Badge>);
}
