import { type GuideTopic, pathOfGuide } from '@oche/validators/developers/topics';
import { TextLink } from '../components/link.tsx';
import { useTexts } from '../i18n/react.tsx';

/** Leads from where something is set up to how it works. Needs the texts `account/open`. */
export function GuideLink({ topic }: { topic: GuideTopic }) {
  const { guide } = useTexts('account/open');
  return <TextLink to={pathOfGuide(topic)}>{guide()}</TextLink>;
}
