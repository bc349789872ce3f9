import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Chosen, SuggestField } from '../../../components/form/suggest-field.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { threadOf } from '../beside/title-words.ts';
import { threadOfAddress } from './thread-address.ts';

export interface Target {
  id: number;
  title: string;
}

interface TargetFieldProps {
  /** where the posts are now */
  threadId: number;
  value: Target | undefined;
  onChange: (target: Target | undefined) => void;
  isMissing: boolean;
}

const FOUND = 8;
const SHORTEST = 2;

/** A thread, by words of its title or by its address. */
export function TargetField({ threadId, value, onChange, isMissing }: TargetFieldProps) {
  const { target: texts } = useTexts('forum/order');
  const [typed, setTyped] = useState('');
  const pasted = threadOfAddress(typed);
  const words = typed.trim();
  const isSearch = pasted === undefined && words.length >= SHORTEST;
  const { data, isFetched } = trpc.search.find.useQuery(
    { q: words, category: 'forum', asTyped: true, limit: 3 * FOUND },
    { enabled: isSearch, staleTime: 60_000 },
  );
  const named = trpc.forum.thread.get.useQuery(
    { id: pasted ?? 0 },
    { enabled: pasted !== undefined && pasted !== threadId, retry: false },
  );
  if (value) {
    return (
      <Chosen label={texts.remove()} onRemove={() => onChange(undefined)}>
        <strong>{value.title}</strong>
      </Chosen>
    );
  }
  const found = (isSearch ? (data?.items ?? []) : []).flatMap(({ url, title, category }) => {
    const id = threadOf(url);
    return id === undefined || id === threadId || url.includes('?')
      ? []
      : [{ id, title, category }];
  });
  const offered =
    pasted !== undefined && named.data
      ? [{ id: named.data.id, title: named.data.title, category: named.data.subforum.name }]
      : found.slice(0, FOUND);
  const isNothing =
    (isSearch && isFetched && offered.length === 0) || (pasted !== undefined && named.isError);
  return (
    <SuggestField
      label={texts.label()}
      hint={isNothing ? texts.nothing() : texts.hint()}
      {...(isMissing && { error: 'required' })}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      foundLabel={texts.found()}
      found={offered.map(({ id, title, category }) => ({
        id,
        name: title,
        content: (
          <Found>
            <strong>{title}</strong>
            {category ? <small>{category}</small> : null}
          </Found>
        ),
      }))}
      onPick={({ id, name }) => onChange({ id: Number(id), title: name })}
    />
  );
}

const Found = chakra('span', {
  base: {
    display: 'grid',
    textAlign: 'start',
    '& small': { textStyle: 'caption', color: 'fg.muted' },
  },
});
