import type { Person } from '@oche/validators/people/schemas';
import { Check, MessageSquareText, Target, UserPlus } from 'lucide-react';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Row } from '../../../../components/layout.tsx';
import { Badge } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { fullName } from '../../../../lib/person-name.ts';
import { MoreActions } from './more-actions.tsx';
import { type TieNow, useTie } from './use-tie.ts';

interface TieActionsProps {
  person: Person;
  tie: TieNow;
  /** the person's own page, where asking and writing are what one comes for; in a list they are quieter */
  isTheirPage?: boolean;
}

/**
 * What a member can do about somebody: ask, answer, write, challenge, and behind a button what ends it. Routes
 * that show it load the texts `friends`.
 */
export function TieActions({ person, tie, isTheirPage }: TieActionsProps) {
  const { do: texts } = useTexts('friends');
  const does = useTie(person, tie);
  const name = fullName(person);
  const first = isTheirPage ? 'solid' : 'outline';
  const { shown, isPending } = does;
  const disabled = { 'aria-disabled': isPending || undefined };
  const once = (act: () => void) => () => (isPending ? undefined : act());
  return (
    <Row alignItems="center">
      {shown === 'none' && tie.mayRequest ? (
        <Button
          size="sm"
          variant={first}
          {...disabled}
          aria-label={texts.requestLabel({ name })}
          onClick={once(does.request)}
        >
          <UserPlus aria-hidden="true" />
          {texts.request()}
        </Button>
      ) : null}
      {shown === 'outgoing' ? (
        <>
          <Badge>{texts.requested()}</Badge>
          <Button
            size="sm"
            variant="ghost"
            {...disabled}
            aria-label={texts.cancelLabel({ name })}
            onClick={once(does.cancel)}
          >
            {texts.cancel()}
          </Button>
        </>
      ) : null}
      {shown === 'incoming' ? (
        <>
          <Button
            size="sm"
            variant="accent"
            {...disabled}
            aria-label={texts.acceptLabel({ name })}
            onClick={once(does.accept)}
          >
            <Check aria-hidden="true" />
            {texts.accept()}
          </Button>
          <Button
            size="sm"
            variant="outline"
            {...disabled}
            aria-label={texts.declineLabel({ name })}
            onClick={once(does.decline)}
          >
            {texts.decline()}
          </Button>
        </>
      ) : null}
      {shown === 'blocked' ? (
        <Button
          size="sm"
          variant="outline"
          {...disabled}
          aria-label={texts.unblockLabel({ name })}
          onClick={once(does.unblock)}
        >
          {texts.unblock()}
        </Button>
      ) : null}
      {tie.mayWrite ? (
        <ButtonLink
          size="sm"
          variant={shown === 'friends' ? first : 'outline'}
          to="/messages"
          search={{ to: person.id }}
          aria-label={texts.writeLabel({ name })}
        >
          <MessageSquareText aria-hidden="true" />
          {texts.write()}
        </ButtonLink>
      ) : null}
      {shown === 'friends' ? (
        <ButtonLink
          size="sm"
          variant="outline"
          to="/challenges"
          search={{ new: 'evening', opponent: person.username }}
          aria-label={texts.challengeLabel({ name })}
        >
          <Target aria-hidden="true" />
          {texts.challenge()}
        </ButtonLink>
      ) : null}
      {shown === 'blocked' ? null : (
        <MoreActions
          userId={person.id}
          name={name}
          firstName={person.firstName}
          isPending={isPending}
          onRemove={shown === 'friends' ? does.remove : undefined}
          onBlock={does.block}
        />
      )}
    </Row>
  );
}
