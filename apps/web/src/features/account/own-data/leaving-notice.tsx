import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { StayButton } from './stay-button.tsx';

/** The notice above every page while the member is leaving. */
export function LeavingNotice({ leavesAt }: { leavesAt: string }) {
  const { leave: texts } = useTexts('account/own-data');
  return (
    <>
      <p>
        {texts.notice()} <Time value={leavesAt} format="date" />
      </p>
      <StayButton />
    </>
  );
}
