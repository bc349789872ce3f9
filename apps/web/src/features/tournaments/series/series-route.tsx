import { lazyPart } from '../../../components/lazy-part.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { SeriesListPage } from './series-list.tsx';
import { SeriesPage } from './series-page.tsx';

const NewSeries = lazyPart(async () => (await import('./form/new-series.tsx')).NewSeries);
const EditSeries = lazyPart(async () => (await import('./form/edit-series.tsx')).EditSeries);

/** The page of a series; for its organisers the form, when the address asks for it. */
export function SeriesRoutePage({ id, isEditing }: { id: number; isEditing: boolean }) {
  const { user } = useAuth();
  if (!isEditing || !user) return <SeriesPage id={id} />;
  return <EditSeries id={id} />;
}

/** All series; for members the form of a new one, when the address asks for it. */
export function SeriesListRoute({ isNew, from }: { isNew: boolean; from: number | undefined }) {
  const { user } = useAuth();
  if (!isNew || !user) return <SeriesListPage />;
  return <NewSeries from={from} />;
}
