import { Spinner } from '../components/spinner.tsx';
import { useTexts } from '../i18n/react.tsx';

/** A member's first answer: the data is on its way to the browser, which draws the page. */
export function StartingPage() {
  const { loading } = useTexts('common');
  return (
    <main>
      <Spinner text={loading()} />
    </main>
  );
}
