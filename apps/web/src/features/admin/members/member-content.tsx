import { chakra } from '@chakra-ui/react';
import { type ContentKind, contentKinds } from '@oche/validators/admin/member-limits';
import { useState } from 'react';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { Anchor } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { hasNoRows, nextPage, Part } from './part.tsx';

/** What a member has written, even what nobody else sees any more. */
export function MemberContentList({ id }: { id: string }) {
  const { content: texts } = useTexts('admin/members');
  const [kind, setKind] = useState<ContentKind>('post');
  const list = trpc.admin.members.content.useInfiniteQuery(
    { id, kind, limit: 10 },
    { ...nextPage, refetchOnMount: 'always' },
  );
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.text()}</Muted>
      <ChoiceRow
        legend={texts.kind()}
        name="content-kind"
        options={contentKinds.map((value) => ({ value, label: texts.kinds[value]() }))}
        checkedValue={kind}
        onChange={({ target }) =>
          setKind(contentKinds.find((each) => each === target.value) ?? 'post')
        }
      />
      <Part query={list} failed={texts.loadFailed()} none={texts.none()} isEmpty={hasNoRows}>
        {({ pages }) => (
          <>
            <RuledList>
              {pages
                .flatMap(({ items }) => items)
                .map(({ id: thingId, title, text, path, isShown }) => (
                  <li key={thingId}>
                    <RuledRow>
                      <RowWords>
                        {path ? <Anchor href={path}>{title}</Anchor> : <strong>{title}</strong>}{' '}
                        {isShown ? null : <Badge tone="warning">{texts.gone()}</Badge>}
                        {text ? <Said>{text}</Said> : null}
                      </RowWords>
                    </RuledRow>
                  </li>
                ))}
            </RuledList>
            <LoadMore list={list} />
          </>
        )}
      </Part>
    </TitledSection>
  );
}

const Said = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', lineClamp: 2, maxWidth: 'measure' },
});
