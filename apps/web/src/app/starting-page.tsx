import { Spinner } from '../components/spinner.tsx';
import { useTexts } from '../i18n/react.tsx';

/** A member's first answer: the browser has the data, and is about to render the page. */
export function StartingPage() {
  const { loading } = useTexts('common');
  return (
    <main>
      <Spinner text={loading()} />
    </main>
  );
}
