import { chakra } from '@chakra-ui/react';
import type { DealSide } from '@oche/validators/market/deal-limits';
import type { DisputeCase } from '@oche/validators/market/disputes';
import { TextLink } from '../../../components/link.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Badge, Heading, Label, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { Photos } from './photos.tsx';

/** What one side says, shows, and has answered. */
export function SideOf({ dispute, side }: { dispute: DisputeCase; side: DealSide }) {
  const texts = useTexts('market/dispute');
  const person = dispute[side];
  const isOpener = dispute.openedBy === side;
  const said = isOpener ? dispute.account : dispute.answer;
  const at = isOpener ? dispute.openedAt : dispute.answeredAt;
  const asked = dispute.questions.find((each) => each.side === side);
  const photos = dispute.photos.filter((each) => each.side === side);
  return (
    <Side>
      <Row>
        <Heading as="h3" size="subheading">
          <TextLink to="/moderation/members/$id" params={{ id: person.id }}>
            {fullName(person)}
          </TextLink>
        </Heading>
        <Badge>{texts.side[side]()}</Badge>
        {isOpener ? <Badge tone="warning">{texts.opener()}</Badge> : null}
      </Row>
      {said && at ? (
        <div>
          <PlainText content={said} />
          <Muted>
            <Time value={at} format="dateTime" />
          </Muted>
        </div>
      ) : (
        <Muted>{texts.saidNothing()}</Muted>
      )}
      {photos.length > 0 ? (
        <Photos
          pictures={photos.map(({ picture }) => picture)}
          label={texts.photosOf({ name: fullName(person) })}
        />
      ) : (
        <Muted>{texts.noPhotos()}</Muted>
      )}
      {asked ? (
        <Asked>
          <Label>{texts.asked()}</Label>
          <PlainText content={asked.question} />
          {asked.answer ? (
            <>
              <Label>{texts.answered()}</Label>
              <PlainText content={asked.answer} />
            </>
          ) : (
            <Muted>{texts.unanswered()}</Muted>
          )}
        </Asked>
      ) : null}
    </Side>
  );
}

const Side = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    paddingInlineStart: '4',
    borderInlineStart: '4px solid {colors.border.strong}',
    overflowWrap: 'anywhere',
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});
const Asked = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    padding: '3',
    bg: 'bg.raised',
  },
});
