import { chakra } from '@chakra-ui/react';
import type { ModerationCase, ThingPicture } from '@oche/validators/moderation/schemas';
import type { ComponentType } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Split, Stack } from '../../../components/layout.tsx';
import { RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { DecideAppealForm } from '../decide-appeal-form.tsx';
import { useSiteModerator } from '../use-site-moderator.ts';
import { DecideForm } from './decide-form.tsx';
import { Decisions } from './decisions.tsx';

/** What other domains show of their things, by kind. */
export type CaseParts = Readonly<Record<string, ComponentType<{ id: string }>>>;

interface CaseBodyProps {
  found: ModerationCase;
  parts: CaseParts;
  /** beside a list there is no room for two columns: what is to be done follows what it is about */
  isNarrow?: boolean;
}

/** Everything that helps to decide a case, and the form for the decision. */
export function CaseBody({ found, parts, isNarrow = false }: CaseBodyProps) {
  const texts = useTexts('moderation');
  const { thing } = found;
  const Part = parts[thing.kind];
  const Columns = isNarrow ? Stack : Split;
  return (
    <Columns gap="8">
      <div>
        {/* what both sides say is shown side by side there */}
        {found.isBetween && Part ? null : <ThingSection found={found} />}
        {Part ? <Part id={thing.id} /> : null}
        {found.reports.length > 0 ? <ReportsSection found={found} /> : null}
      </div>
      <div>
        <Actions found={found} />
        <AppealAction found={found} />
        {found.decisions.length > 0 ? (
          <Decisions title={texts.decisions.title()} decisions={found.decisions} />
        ) : null}
        {found.earlier.length > 0 ? (
          <Decisions title={texts.decisions.earlier()} decisions={found.earlier} />
        ) : null}
      </div>
    </Columns>
  );
}

function ThingSection({ found: { thing, authorHistory } }: { found: ModerationCase }) {
  const { case: texts } = useTexts('moderation');
  return (
    <Section
      title={thing.author ? texts.by({ name: fullName(thing.author) }) : texts.content()}
      text={authorHistory ? texts.authorHistory(authorHistory) : null}
      actions={thing.author ? <ToMember id={thing.author.id} /> : null}
    >
      <Quoted>
        {thing.text ? <PlainText content={thing.text} /> : texts.noText()}
        {thing.pictures ? <Pictures pictures={thing.pictures} /> : null}
      </Quoted>
    </Section>
  );
}

/** Small in a row; each leads to its file. */
function Pictures({ pictures }: { pictures: readonly ThingPicture[] }) {
  const { case: texts } = useTexts('moderation');
  return (
    <PictureRow>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <a href={picture.url} target="_blank" rel="noreferrer">
            <Picture
              picture={picture}
              alt={texts.picture({ number: index + 1, count: pictures.length })}
              sizes="11rem"
            />
          </a>
          {picture.description ? <Muted>{picture.description}</Muted> : null}
        </li>
      ))}
    </PictureRow>
  );
}

/** Sanctions are a matter of site moderators. */
function ToMember({ id }: { id: string }) {
  const { case: texts } = useTexts('moderation');
  if (!useSiteModerator()) return null;
  return (
    <ButtonLink to="/moderation/members/$id" params={{ id }} variant="outline" size="sm">
      {texts.toMember()}
    </ButtonLink>
  );
}

function ReportsSection({ found: { reports } }: { found: ModerationCase }) {
  const { case: texts } = useTexts('moderation');
  const { reasons } = useTexts('report');
  return (
    <Section title={texts.reports({ count: reports.length })}>
      <RuledList>
        {reports.map((report) => (
          <li key={report.id}>
            <RuledRow>
              <RowWords>
                <Badge>{reasons[report.reason]()}</Badge>
                <Words>{report.description}</Words>
                <Muted>
                  {report.reporter
                    ? fullName(report.reporter)
                    : texts.visitor({ name: report.visitorName ?? '–' })}
                  , <Time value={report.reportedAt} />
                  {' · '}
                  {texts.reporterHistory(report.history)}
                </Muted>
              </RowWords>
            </RuledRow>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

/** Take the case; with it in hand, decide or give it back. */
function Actions({ found }: { found: ModerationCase }) {
  const { case: texts } = useTexts('moderation');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const { id, can, claimedBy, closedAt } = found;
  const claim = trpc.moderation.case.claim.useMutation({
    onSuccess: (claimed) => utils.moderation.case.get.setData({ id }, claimed),
    onError: (error) => showFailure(error, texts.claimFailed()),
  });
  if (closedAt) return null;
  return (
    <Card marginBottom="6">
      {can.decide.length > 0 ? (
        <DecideForm id={id} actions={can.decide} isBetween={found.isBetween} />
      ) : null}
      {can.claim ? (
        <Stack gap="3" justifyItems="start">
          <p>{claimedBy ? texts.claimedBy({ name: fullName(claimedBy) }) : texts.claimText()}</p>
          <Button disabled={claim.isPending} onClick={() => claim.mutate({ id })}>
            {claimedBy ? texts.takeOver() : texts.claim()}
          </Button>
        </Stack>
      ) : null}
    </Card>
  );
}

/** The appeal against this case's decision, for somebody who may decide on it; the others read that. */
function AppealAction({ found: { decisions } }: { found: ModerationCase }) {
  const { appeal: texts } = useTexts('moderation');
  const appeal = decisions.find(
    (decision) => decision.appeal && !decision.appeal.outcome && !decision.undoneAt,
  )?.appeal;
  if (!appeal) return null;
  return (
    <Card marginBottom="6">
      {appeal.canDecide ? <DecideAppealForm id={appeal.id} /> : <p>{texts.notYours()}</p>}
    </Card>
  );
}

const Quoted = chakra('blockquote', {
  base: {
    paddingInlineStart: '4',
    borderInlineStart: '4px solid {colors.border.strong}',
    overflowWrap: 'anywhere',
  },
});
const PictureRow = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '3',
    listStyle: 'none',
    '& li': { width: { base: '32', md: '44' } },
    '& a': { display: 'block', aspectRatio: '4 / 3', borderWidth: '1px', cursor: 'zoom-in' },
  },
});
const Words = chakra('p', {
  base: { maxWidth: 'measure', paddingBlock: '1', whiteSpace: 'pre-wrap' },
});
