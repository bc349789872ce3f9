import { chakra } from '@chakra-ui/react';
import type { OwnLevel } from '@oche/validators/forum/levels/schemas';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { SettingsSection } from '../../../components/section/settings-section.tsx';
import { Heading } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { LevelParts } from './level-figure.tsx';
import { levelKey, levelKeys } from './level-names.ts';
import { LevelSteps } from './level-steps.tsx';

/** The member's own level in the forum: what it opens, what counts for it, and what is missing to the next. */
export function LevelSection() {
  const texts = useTexts('forum/levels');
  const own = trpc.forum.level.mine.useQuery(undefined, { refetchOnMount: 'always' });
  useSeen(['forum-level']);
  return (
    <SettingsSection id="forum-level" title={texts.title()} text={texts.text()}>
      {own.isPending ? (
        <SkeletonRows count={4} />
      ) : own.data ? (
        <Own own={own.data} />
      ) : (
        <QueryFailed as="h3" query={own} title={texts.loadFailed()} />
      )}
    </SettingsSection>
  );
}

function Own({
  own: { level, earned, figure, next, fallsAt, fixed, levelWithReports },
}: {
  own: OwnLevel;
}) {
  const texts = useTexts('forum/levels');
  const name = (of: typeof level) => texts.names[levelKey(of)]();
  return (
    <>
      <LevelSteps level={level} />
      <Opens>{texts.opens[levelKey(level)]()}</Opens>
      {fixed ? (
        <Notice>
          {texts.fixed({ reason: fixed.reason })} {texts.earned({ name: name(earned) })}
        </Notice>
      ) : null}
      {figure.upheldReports > 0 ? (
        <Notice>
          {texts.reports({ count: figure.upheldReports, name: name(levelWithReports) })}
        </Notice>
      ) : null}
      {fallsAt ? (
        <Notice>
          {texts.falls({ name: name(earned) })} <Time value={fallsAt} format="dateTime" />
        </Notice>
      ) : null}
      <Heading as="h3" size="subheading">
        {next ? texts.toNext({ name: name(next.level) }) : texts.atTop()}
      </Heading>
      <LevelParts figure={figure} next={next} />
      <AllLevels />
      <Rules />
    </>
  );
}

function AllLevels() {
  const { opensTitle, names, opens } = useTexts('forum/levels');
  return (
    <Folded>
      <summary>{opensTitle()}</summary>
      <ul>
        {levelKeys.map((key) => (
          <li key={key}>
            <strong>{names[key]()}</strong>
            <br />
            {opens[key]()}
          </li>
        ))}
      </ul>
    </Folded>
  );
}

const RULES = ['days', 'threads', 'posts', 'members', 'up', 'down'] as const;

function Rules() {
  const { rules } = useTexts('forum/levels');
  return (
    <Folded>
      <summary>{rules.title()}</summary>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{rules[rule]()}</li>
        ))}
      </ul>
    </Folded>
  );
}

const Opens = chakra('p', { base: { maxWidth: 'measure' } });
const Folded = chakra('details', {
  base: {
    paddingTop: '3',
    borderTopWidth: '1px',
    '& summary': { textStyle: 'label', cursor: 'pointer', minHeight: '8' },
    '& ul': {
      display: 'grid',
      gap: '2',
      paddingInlineStart: '5',
      textStyle: 'small',
      color: 'fg.muted',
    },
  },
});
