import { chakra } from '@chakra-ui/react';
import type { CaseSummary } from '@oche/validators/moderation/schemas';
import { Button } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { Signs } from '../case/case-facts.tsx';
import { useKindText } from '../kinds.ts';
import { CaseLink } from './case-link.tsx';
import type { QueuePlace } from './place.ts';

/** How many pictures a row shows: the case has all of them. */
const SHOWN = 3;

interface CaseRowProps {
  summary: CaseSummary;
  place: QueuePlace;
  isOpen: boolean;
  /** takes it away in one step */
  onTakeAway: () => void;
  isGoing: boolean;
}

/** A case in a queue: what it is about, why it is there, who works on it, and the one thing that is done in passing. */
export function CaseRow({ summary, place, isOpen, onTakeAway, isGoing }: CaseRowProps) {
  const texts = useTexts('moderation');
  const kindText = useKindText();
  const { reasons: reasonTexts } = useTexts('report');
  const { id, thing, reportCount, reasons, openedAt, claimedBy, isApproval, oneStep } = summary;
  const title = thing.title ?? texts.case.gone();
  const { pictures = [] } = thing;
  return (
    <Root>
      <Badges>
        <Badge>{kindText(thing.kind)}</Badge>
        <Signs signs={thing.signs} />
        {isApproval || reportCount === 0 ? null : (
          <Badge tone="warning">
            {reportCount} {texts.queue.reports({ count: reportCount })}
          </Badge>
        )}
        {claimedBy ? (
          <Badge tone="inverse">{texts.queue.claimedBy({ name: fullName(claimedBy) })}</Badge>
        ) : null}
      </Badges>
      <CaseLink id={id} place={place} isOpen={isOpen}>
        {title}
      </CaseLink>
      {thing.text ? <Excerpt>{thing.text}</Excerpt> : null}
      {pictures.length > 0 ? (
        <Strip aria-hidden="true">
          {pictures.slice(0, SHOWN).map((picture) => (
            <span key={picture.id}>
              <Picture picture={picture} alt="" sizes="4.5rem" />
            </span>
          ))}
          {pictures.length > SHOWN ? <Muted as="span">+{pictures.length - SHOWN}</Muted> : null}
        </Strip>
      ) : null}
      <Muted>
        {[
          thing.author ? fullName(thing.author) : null,
          thing.place,
          reasons.map((reason) => reasonTexts[reason]()).join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      <Foot>
        {/* on a line of its own, as the browser gives it other words than the server */}
        <Muted flex="1" whiteSpace="nowrap">
          <Time value={openedAt} />
        </Muted>
        {oneStep ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.queue.awayOf({ action: texts.actions[oneStep](), title })}
            disabled={isGoing}
            onClick={onTakeAway}
          >
            {texts.actions[oneStep]()}
          </Button>
        ) : null}
      </Foot>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    paddingBlock: '3',
    paddingInline: { base: '0', lg: '4' },
    overflowWrap: 'anywhere',
  },
});
const Badges = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });
const Excerpt = chakra('p', { base: { lineClamp: '2', maxWidth: 'measure' } });
const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    paddingBlock: '1',
    '& > span:not(:last-child), & > span:has(img)': {
      width: '4.5rem',
      aspectRatio: '4 / 3',
      borderWidth: '1px',
    },
  },
});
const Foot = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2' },
});
