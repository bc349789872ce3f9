import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { RowActions, RowWords, RuledRow } from '../../../../components/list/ruled-list.tsx';
import { Muted } from '../../../../components/text.tsx';
import { Time } from '../../../../components/time/time.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { fullName } from '../../../../lib/person-name.ts';
import type { RouterOutputs } from '../../../../lib/trpc.ts';

export type Claim = RouterOutputs['lounges']['claim']['list']['items'][number];

interface ClaimRowProps {
  claim: Claim;
  onDecide: (isApproved: boolean) => void;
}

/** Who claims which lounge, and why. */
export function ClaimRow({ claim, onDecide }: ClaimRowProps) {
  const texts = useTexts('manage/claims');
  const { lounge, member, message, createdAt } = claim;
  const name = fullName(claim.member);
  return (
    <RuledRow>
      <RowWords>
        <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
          {lounge.name}, {lounge.city}
        </TextLink>
        <Muted>
          {name}, {member.email}, <Time value={createdAt} />
        </Muted>
        <Message>{message}</Message>
      </RowWords>
      <RowActions>
        <Button
          size="sm"
          aria-label={texts.approveFor({ lounge: lounge.name, name })}
          onClick={() => onDecide(true)}
        >
          {texts.approve()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.declineFor({ name })}
          onClick={() => onDecide(false)}
        >
          {texts.decline()}
        </Button>
      </RowActions>
    </RuledRow>
  );
}

const Message = chakra('p', {
  base: { maxWidth: 'measure', paddingTop: '1', whiteSpace: 'pre-wrap' },
});
