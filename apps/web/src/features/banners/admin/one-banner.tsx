import { chakra } from '@chakra-ui/react';
import type { AdminBanner } from '@oche/validators/banners/admin';
import { ArrowLeft, ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface OneBannerProps {
  title: string;
  /** of which a report is offered */
  toReportOf?: Pick<AdminBanner, 'id'>;
  children: ReactNode;
}

/** A page behind the list of banners, with the way back to it. */
export function OneBanner({ title, toReportOf, children }: OneBannerProps) {
  const texts = useTexts('banner-admin');
  const { title: report } = useTexts('banner-admin/report');
  return (
    <>
      <Head>
        <ButtonLink
          to="/admin/$"
          params={{ _splat: 'banners' }}
          variant="ghost"
          size="sm"
          marginInlineStart="-3"
        >
          <ArrowLeft aria-hidden="true" />
          {texts.back()}
        </ButtonLink>
        <Heading size="heading" flex="1 1 16rem" overflowWrap="anywhere">
          {title}
        </Heading>
        {toReportOf ? (
          <ButtonLink
            to="/admin/$"
            params={{ _splat: `banners/${toReportOf.id}/report` }}
            variant="outline"
            size="sm"
          >
            <ChartColumn aria-hidden="true" />
            {report()}
          </ButtonLink>
        ) : null}
      </Head>
      {children}
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBottom: '3',
    marginBottom: '5',
    layerStyle: 'wiresBottom',
  },
});
