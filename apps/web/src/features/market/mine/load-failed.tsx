import { useTexts } from '../../../i18n/react.tsx';
import { QueryFailed, type QueryFailedProps } from '../../../patterns/query-state.tsx';

/** Why a list isn't there, and a button to try again. */
export function LoadFailed({ query }: Pick<QueryFailedProps, 'query'>) {
  const texts = useTexts('market/mine');
  return <QueryFailed query={query} title={texts.failed()} />;
}
