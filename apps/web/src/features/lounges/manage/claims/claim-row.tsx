import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { Time } from '../../../../components/time.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { RouterOutputs } from '../../../../lib/trpc.ts';
import { Muted, RowActions, RowWords, RuledRow } from '../section.tsx';

export type Claim = RouterOutputs['lounges']['claim']['list']['items'][number];

export const nameOf = ({ member }: Claim): string => `${member.firstName} ${member.lastName}`;

interface ClaimRowProps {
  claim: Claim;
  onDecide: (isApproved: boolean) => void;
}

/** Who says that which lounge is theirs, and why. */
export function ClaimRow({ claim, onDecide }: ClaimRowProps) {
  const { claims: texts } = useTexts('manage');
  const { lounge, member, message, createdAt } = claim;
  const name = nameOf(claim);
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
