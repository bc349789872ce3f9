import { TextLink } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../i18n/react.tsx';

/** How somebody who can't sign in any more appeals, in the words of the mail about it. */
export function BannedAppeal() {
  const texts = useTexts('auth/banned');
  return (
    <Notice role="status">
      <p>{texts.text()}</p>
      <TextLink to="/contact">{texts.contact()}</TextLink>
    </Notice>
  );
}
