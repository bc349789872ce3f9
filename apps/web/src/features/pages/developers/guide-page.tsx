import { chakra } from '@chakra-ui/react';
import { type GuideTopic, guideTopics, pathOfGuide } from '@oche/validators/developers/topics';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { TextPage } from '../text-page.tsx';
import { Blocks, Inlines } from './blocks.tsx';
import type { LoadedGuide } from './load-guide.ts';

const topics = Object.keys(guideTopics) as GuideTopic[];

/** One of the guides for those who build on Oche, with the others beside it. Needs the texts `pages`. */
export function GuidePage({ title, topic, intro, sections }: LoadedGuide) {
  const texts = useTexts('pages').developers;
  const [lead, ...others] = intro;
  return (
    <TextPage
      title={title}
      lead={lead?.kind === 'p' ? <Inlines text={lead.text} /> : null}
      sections={sections.map(({ blocks, ...section }) => ({
        ...section,
        extra: <Blocks blocks={blocks} />,
      }))}
      below={
        <>
          <TabLinks key={topic} label={texts.label()}>
            {topics.map((each) => (
              <li key={each}>
                <TabLink to={pathOfGuide(each)} activeOptions={{ exact: true }}>
                  {texts.topics[each]()}
                </TabLink>
              </li>
            ))}
          </TabLinks>
          {others.length > 0 ? (
            <Intro>
              <Blocks blocks={others} />
            </Intro>
          ) : null}
        </>
      }
    />
  );
}

const Intro = chakra('div', { base: { marginBottom: '8' } });
