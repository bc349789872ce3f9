import { chakra } from '@chakra-ui/react';
import { SEARCH_MIN_LENGTH, type SearchCategory } from '@oche/validators/search/limits';
import { createLink } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Marked } from '../../../components/marked.tsx';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { stringifySearch } from '../../../lib/addresses/search-params.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { featureWith } from '../../index.ts';
import { optionStyle } from './option-style.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface ListedSuggestions {
  term: string;
  category: SearchCategory | 'all';
  combobox: {
    active: string | undefined;
    isOpen: boolean;
    setOptions: (ids: readonly string[]) => void;
  };
  /** notes the search, before its results open */
  onSearch: () => void;
  /** closes the bar, as a page opens */
  onLeave: () => void;
}

type Suggestion = RouterOutputs['search']['suggest']['groups'][number]['items'][number];

const ALL_RESULTS = 'search-option-all';
const optionId = ({ id }: Suggestion) => `search-option-${id}`;

/** The options below the box, grouped by what they are; the last one leads to all results. */
export function Suggestions({ term, category, combobox, onSearch, onLeave }: ListedSuggestions) {
  const texts = useTexts('search/suggest', 'domains');
  const { categories } = useTexts('domains');
  const q = term.trim();
  const { groups, isCurrent } = useSuggestions(q, category);
  const { active, isOpen, setOptions } = combobox;
  const isSearchable = q.length >= SEARCH_MIN_LENGTH;
  const items = groups.flatMap((group) => group.items);
  const ids = isSearchable ? [...items.map(optionId), ALL_RESULTS] : [];
  const idList = ids.join(' ');
  useEffect(() => {
    setOptions(idList === '' ? [] : idList.split(' '));
    return () => setOptions([]);
  }, [idList, setOptions]);

  if (!isSearchable || !isOpen) return null;
  return (
    <>
      {/* a click must not take the focus from the box before it has reached its option */}
      <Stack
        gap="2"
        id="search-options"
        role="listbox"
        aria-label={texts.label()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <Group
            key={group.category}
            role="group"
            aria-labelledby={`search-group-${group.category}`}
          >
            <GroupName id={`search-group-${group.category}`}>
              {categories[group.category]()}
            </GroupName>
            {group.items.map((item) => (
              <Option
                key={item.id}
                id={optionId(item)}
                role="option"
                tabIndex={-1}
                aria-selected={optionId(item) === active}
                to={item.url as string}
                onClick={onLeave}
              >
                <Sign category={group.category} item={item} />
                <Title>
                  <Marked text={item.title} marks={item.titleMarks} />
                </Title>
                {item.remark ? <Remark>{item.remark}</Remark> : null}
              </Option>
            ))}
          </Group>
        ))}
        <Option
          id={ALL_RESULTS}
          role="option"
          tabIndex={-1}
          aria-selected={active === ALL_RESULTS}
          to={`/search${stringifySearch({ q, category })}` as string}
          onClick={() => {
            onSearch();
            onLeave();
          }}
        >
          <Search aria-hidden="true" />
          <Title>{texts.all({ query: q })}</Title>
        </Option>
      </Stack>
      <VisuallyHidden role="status">
        {isCurrent ? texts.count({ count: items.length }) : ''}
      </VisuallyHidden>
    </>
  );
}

/** People have faces, other things a sign of what they are. */
function Sign({ category, item }: { category: SearchCategory; item: Suggestion }) {
  if (category === 'members') return <Avatar name={item.title} src={item.imageUrl} size="sm" />;
  const Icon = featureWith('search', category)?.icon ?? Search;
  return <Icon aria-hidden="true" />;
}

const Group = chakra('div');
const GroupName = chakra(Label, {
  base: { display: 'block', paddingInline: '3', paddingBlock: '1' },
});
const Option = createLink(chakra('a', { base: optionStyle }));
const Title = chakra('span', {
  base: { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere', lineClamp: '2' },
});
const Remark = chakra('span', {
  base: { flex: '0 1 auto', textStyle: 'small', color: 'fg.muted', textAlign: 'end' },
});
