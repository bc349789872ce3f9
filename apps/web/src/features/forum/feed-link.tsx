import { Anchor } from '../../components/link.tsx';

/** Where readers of feeds find what is new on a page; quiet, as few look for it. */
export const FeedLink = ({ href, children }: { href: string; children: string }) => (
  <Anchor href={href} type="application/atom+xml" variant="plain">
    {children}
  </Anchor>
);
