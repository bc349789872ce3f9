import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { useTexts } from '../../i18n/react.tsx';

export function ThreadNotFound() {
  const { thread: texts } = useTexts('forum');
  return <NothingHere title={texts.notFound()} text={texts.notFoundText()} />;
}

export function SubforumNotFound() {
  const { subforum: texts } = useTexts('forum/overview');
  return <NothingHere title={texts.notFound()} text={texts.notFoundText()} />;
}

function NothingHere({ title, text }: { title: string; text: string }) {
  const { thread } = useTexts('forum');
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="missed"
        title={title}
        action={
          <ButtonLink to="/forum" variant="outline">
            {thread.toForum()}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
