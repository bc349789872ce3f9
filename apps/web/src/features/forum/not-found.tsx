import { useTexts } from '../../i18n/react.tsx';
import { MissingPage } from '../../patterns/missing-page.tsx';

export function ThreadNotFound() {
  const { thread: texts } = useTexts('forum');
  return <NothingHere title={texts.notFound()} text={texts.notFoundText()} />;
}

export function SubforumNotFound() {
  const { subforum: texts } = useTexts('forum/overview');
  return <NothingHere title={texts.notFound()} text={texts.notFoundText()} />;
}

export function TagNotFound() {
  const texts = useTexts('forum/tags');
  return <NothingHere title={texts.notFound()} text={texts.notFoundText()} />;
}

function NothingHere({ title, text }: { title: string; text: string }) {
  const { thread } = useTexts('forum');
  return <MissingPage title={title} text={text} to="/forum" label={thread.toForum()} />;
}
