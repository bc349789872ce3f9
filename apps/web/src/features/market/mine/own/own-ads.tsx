import { ButtonLink } from '../../../../components/button.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { distinct } from '../../../../components/list/distinct.ts';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { LoadFailed } from '../load-failed.tsx';
import { nextPage, ownInput } from '../mine-data.ts';
import { Drafts } from './drafts.tsx';
import { OwnAd } from './own-ad.tsx';

/** What the member has online, what is over, and what was begun. */
export function OwnAds({ userId }: { userId: string }) {
  const { own: texts, ...page } = useTexts('market/mine');
  const list = trpc.market.items.ofUser.useInfiniteQuery(ownInput(userId), nextPage);
  const drafts = trpc.market.drafts.list.useQuery();
  if (list.isError && !list.data) return <LoadFailed query={list} />;
  if (!list.data || drafts.isPending) return <SkeletonRows />;
  const ads = distinct(list.data.pages);
  const begun = drafts.data ?? [];
  if (ads.length + begun.length === 0) {
    return (
      <EmptyState
        title={texts.none()}
        action={
          <ButtonLink to="/marketplace/sell/{-$id}" variant="accent" shape="wedge">
            {page.sell()}
          </ButtonLink>
        }
      >
        <p>{texts.noneText()}</p>
      </EmptyState>
    );
  }
  const shown = ads.filter(({ status }) => status !== 'sold');
  const sold = ads.filter(({ status }) => status === 'sold');
  return (
    <Stack gap="8">
      {begun.length > 0 ? (
        <TitledSection title={texts.drafts()}>
          <Drafts drafts={begun} />
        </TitledSection>
      ) : null}
      {shown.length > 0 ? (
        <TitledSection title={texts.ads()}>
          <Stack gap="3">
            {shown.map((ad) => (
              <OwnAd key={ad.id} ad={ad} />
            ))}
          </Stack>
        </TitledSection>
      ) : null}
      {sold.length > 0 ? (
        <TitledSection title={texts.sold()}>
          <Stack gap="3">
            {sold.map((ad) => (
              <OwnAd key={ad.id} ad={ad} />
            ))}
          </Stack>
        </TitledSection>
      ) : null}
      <LoadMore list={list} />
    </Stack>
  );
}
