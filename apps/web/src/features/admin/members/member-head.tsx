import { chakra } from '@chakra-ui/react';
import type { AdminMember, MemberCounts } from '@oche/validators/admin/members';
import { keysOf } from '@oche/validators/domains';
import { ExternalLink, Pencil } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Badge, Heading } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { RoleBadge, StatusBadge } from './badges.tsx';

/** Who it is, where they stand, and how much there is of them. */
export function MemberHead({ member }: { member: AdminMember }) {
  const { page: texts, edit } = useTexts('admin/members');
  const name = fullName(member);
  return (
    <Root>
      <Breadcrumb items={[{ label: texts.back(), to: '/admin/users' }, { label: name }]} />
      <Row>
        <PersonAvatar person={member} size="lg" />
        <Words>
          <Heading size="title" overflowWrap="anywhere">
            {name}
          </Heading>
          <Badges>
            <span>@{member.username}</span>
            <RoleBadge role={member.role} />
            <StatusBadge member={member} />
            {member.isHidden ? <Badge tone="warning">{texts.hidden()}</Badge> : null}
          </Badges>
        </Words>
        <Buttons>
          <ButtonLink
            to="."
            search={(old: Record<string, unknown>) => ({ ...old, edit: member.id })}
            resetScroll={false}
            size="sm"
          >
            <Pencil aria-hidden="true" />
            {edit()}
          </ButtonLink>
          <ButtonLink to="/profile/{-$id}" params={{ id: member.id }} size="sm" variant="outline">
            <ExternalLink aria-hidden="true" />
            {texts.profile()}
          </ButtonLink>
        </Buttons>
      </Row>
      <Counts counts={member.counts} />
    </Root>
  );
}

/** Counting ends there. */
const COUNTED = 1000;

function Counts({ counts }: { counts: MemberCounts }) {
  const texts = useTexts('admin/members').page.counts;
  const { counts: names } = useTexts('domains');
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <Board aria-label={texts.label()} className="dark">
      {keysOf('counted').map((key) => (
        <Cell key={key}>
          <Value>
            {format.format(counts[key])}
            {counts[key] >= COUNTED ? '+' : ''}
          </Value>
          <Caption>{names[key]({ count: counts[key] })}</Caption>
        </Cell>
      ))}
    </Board>
  );
}

const Root = chakra('header', { base: { display: 'grid', gap: '3', marginBottom: '6' } });
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3' },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '1', flex: '1 1 14rem', minWidth: '0' },
});
const Badges = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', color: 'fg.muted' },
});
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
/* a scoreboard: numbers on black, words below them */
const Board = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(9, minmax(0, 1fr))' },
    gap: '1px',
    listStyle: 'none',
    bg: 'border',
    color: 'fg',
    borderBottom: '3px solid {colors.accent.solid}',
  },
});
const Cell = chakra('li', {
  base: { display: 'grid', justifyItems: 'center', gap: '0.5', paddingBlock: '2', bg: 'bg' },
});
const Value = chakra('span', { base: { textStyle: 'number', fontSize: '2xl', lineHeight: '1' } });
const Caption = chakra('span', {
  base: { textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere', textAlign: 'center' },
});
