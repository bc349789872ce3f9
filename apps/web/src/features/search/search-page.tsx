import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { LatePlace } from '../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { ChosenTag } from './search-filters.tsx';
import { SearchForm } from './search-form.tsx';
import { isSearched } from './search-place.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchPlace } from './use-search-place.ts';

/** Everything that somebody looks for, in one list. */
export function SearchPage() {
  const texts = useTexts('search');
  const { user } = useAuth();
  const { place } = useSearchPlace();
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        actions={
          user ? (
            <ButtonLink to="/dashboard" variant="ghost" size="sm">
              <ArrowLeft aria-hidden="true" />
              {texts.back()}
            </ButtonLink>
          ) : undefined
        }
      />
      <LatePlace name="top" />
      <SearchForm key={`${place.q} ${place.category}`} />
      {isSearched(place) ? (
        <SearchResults place={place} />
      ) : (
        <EmptyState title={texts.start()} action={<ChosenTag />}>
          <p>{place.q ? texts.tooShort() : texts.startHint()}</p>
        </EmptyState>
      )}
    </Page>
  );
}
