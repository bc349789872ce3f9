import { chakra } from '@chakra-ui/react';
import { channelShelves, channelSorts, mediaPlatforms } from '@oche/validators/media/limits';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { Field } from '../../../components/form/field-frame.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { FilterBar, FilterChoice } from '../../../components/form/filter-bar.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useTypedParam } from '../../../lib/use-typed-param.ts';
import { countFilters, type MediaSearch, mediaSearchOf } from '../media-search.ts';

interface FinderProps {
  search: MediaSearch;
  /** letters are no steps of the back button */
  onChange: (patch: MediaSearch, replace?: boolean) => void;
}

/** What one looks for: words, platform, and on a phone folded away all else. */
export function Finder({ search, onChange }: FinderProps) {
  const { list: texts, platforms } = useTexts('media');
  const { user } = useAuth();
  const typed = useTypedParam(search.q, (q) => onChange({ q }, true));
  const active = countFilters({ ...search, platform: undefined });
  return (
    <Root>
      <Top
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          typed.flush();
        }}
      >
        <Field label={texts.search()}>
          {(control) => (
            <SearchInput
              {...control}
              value={typed.value}
              maxLength={120}
              enterKeyHint="search"
              spellCheck={false}
              onChange={(event) => typed.type(event.target.value)}
            />
          )}
        </Field>
        <ChoiceRow
          legend={texts.platform()}
          name="platform"
          checkedValue={search.platform ?? ''}
          options={[
            { value: '', label: texts.anyPlatform() },
            ...mediaPlatforms.map((value) => ({ value, label: platforms[value]() })),
          ]}
          onChange={({ target }) =>
            onChange({ platform: mediaSearchOf({ platform: target.value }).platform })
          }
        />
      </Top>
      <FilterBar label={texts.filters()} active={active > 0 && texts.active({ count: active })}>
        <FilterChoice
          label={texts.sort()}
          value={search.sort ?? 'followers'}
          onChange={(sort) => onChange({ sort: mediaSearchOf({ sort }).sort })}
        >
          {channelSorts.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]()}
            </option>
          ))}
        </FilterChoice>
        {user ? (
          <FilterChoice
            label={texts.shelf()}
            value={search.shelf ?? 'all'}
            onChange={(shelf) => onChange({ shelf: mediaSearchOf({ shelf }).shelf })}
          >
            {channelShelves.map((shelf) => (
              <option key={shelf} value={shelf}>
                {texts.shelves[shelf]()}
              </option>
            ))}
          </FilterChoice>
        ) : null}
        <CheckboxField
          label={texts.verified()}
          checked={search.verified === '1'}
          onChange={({ target }) => onChange({ verified: target.checked ? '1' : undefined })}
        />
      </FilterBar>
    </Root>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '3', marginBottom: '2' } });
const Top = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' },
    alignItems: 'end',
    gap: '4',
  },
});
