import { chakra } from '@chakra-ui/react';
import { CalendarDays, Flag, MapPin, Tag, User, Users } from 'lucide-react';
import { Avatar } from '../../components/avatar.tsx';
import { ButtonLink, IconButton } from '../../components/button.tsx';
import { TextLink } from '../../components/link.tsx';
import { Marked } from '../../components/marked.tsx';
import { Report } from '../../components/report/report.tsx';
import { Badge, Heading } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { euroText } from '../../lib/money.ts';
import { numberFormat } from '../../lib/number-format.ts';
import { fullName } from '../../lib/person-name.ts';
import { distanceText } from '../../lib/places/distance.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { featureOfResult } from '../index.ts';
import { useSearchPlace } from './use-search-place.ts';

export type Result = RouterOutputs['search']['find']['items'][number];

/** What was found, and where it is. */
export function ResultCard({ result }: { result: Result }) {
  const texts = useTexts('search');
  const words = useTexts('market/words');
  const { results } = useTexts('domains');
  const { locale } = useUi();
  return (
    <Card>
      {result.ad ? <AdPicture result={result} /> : null}
      {result.type === 'user' ? (
        <Avatar name={result.title} src={result.imageUrl} size="lg" />
      ) : null}
      <Words>
        <Badges>
          <Badge tone={featureOfResult(result.type)?.resultTone}>{results[result.type]()}</Badge>
          <Category result={result} />
          {result.ad?.intent === 'wanted' ? <Badge>{words.intent.wanted()}</Badge> : null}
        </Badges>
        <Heading as="h2" size="subheading" overflowWrap="anywhere">
          <TextLink to={result.url as string} variant="plain">
            <Marked text={result.title} marks={result.titleMarks} />
          </TextLink>
        </Heading>
        {result.content ? (
          <Content>
            <Marked text={result.content} marks={result.contentMarks} />
          </Content>
        ) : null}
        <Facts result={result} />
      </Words>
      {result.ad ? <Price>{euroText(result.ad.price, locale)}</Price> : null}
      <ReportMember result={result} />
      <ButtonLink
        to={result.url as string}
        size="sm"
        variant="outline"
        aria-label={texts.viewOf({ title: result.title })}
      >
        {texts.view()}
      </ButtonLink>
    </Card>
  );
}

/** The first picture of an ad; without one the sign of a price tag. */
function AdPicture({ result: { imageUrl } }: { result: Result }) {
  return (
    <Thumb>
      {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <Tag aria-hidden="true" />}
    </Thumb>
  );
}

/** Members have no page yet on which they could be reported. */
function ReportMember({ result: { type, id } }: { result: Result }) {
  const texts = useTexts('search');
  const { user } = useAuth();
  if (type !== 'user' || !user || user.id === id) return null;
  return (
    <Report thing={{ kind: 'member', id: String(id) }}>
      {(open) => (
        <IconButton label={texts.report()} size="sm" onClick={open}>
          <Flag aria-hidden="true" />
        </IconButton>
      )}
    </Report>
  );
}

/** Where a result belongs; a click finds only what is there, too. */
function Category({ result: { category, subforumId } }: { result: Result }) {
  const { place } = useSearchPlace();
  const texts = useTexts('search').filters;
  if (!category) return null;
  if (subforumId === null || place.subforum === subforumId) return <Badge>{category}</Badge>;
  return (
    <Badge asChild>
      <TextLink
        to="/search"
        search={{ ...place, subforum: subforumId }}
        variant="plain"
        title={texts.in({ name: category })}
      >
        {category}
      </TextLink>
    </Badge>
  );
}

function Facts({ result }: { result: Result }) {
  const texts = useTexts('search');
  const { place } = useSearchPlace();
  const { locale } = useUi();
  const { author, location, distance, date, participants, figures } = result;
  const average = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const isAuthorFilter = author !== null && author.id !== place.author;
  return (
    <FactLine>
      {author ? (
        <Fact>
          <User aria-hidden="true" />
          {isAuthorFilter ? (
            <TextLink
              to="/search"
              search={{ ...place, author: author.id }}
              variant="plain"
              title={texts.filters.by({ name: fullName(author) })}
            >
              {fullName(author)}
            </TextLink>
          ) : (
            fullName(author)
          )}
        </Fact>
      ) : null}
      {location ? (
        <Fact>
          <MapPin aria-hidden="true" />
          {location}
          {distance === null ? null : ` · ${distanceText(distance, locale)}`}
        </Fact>
      ) : null}
      {date ? (
        <Fact>
          <CalendarDays aria-hidden="true" />
          <Time value={date} />
        </Fact>
      ) : null}
      {figures?.rating ? <Fact>{texts.rating({ rating: figures.rating })}</Fact> : null}
      {figures?.average ? (
        <Fact>{texts.average({ average: average.format(figures.average) })}</Fact>
      ) : null}
      {participants === null ? null : (
        <Fact>
          <Users aria-hidden="true" />
          {texts.participants({ count: participants })}
        </Fact>
      )}
    </FactLine>
  );
}

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    gap: '3',
    paddingBlock: '4',
  },
});
const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '16',
    height: '16',
    overflow: 'hidden',
    borderRadius: 'md',
    backgroundColor: 'bg.inverse',
    color: 'fg.inverse',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > svg': { width: '6', height: '6' },
  },
});
const Price = chakra('strong', { base: { textStyle: 'number', fontSize: '2xl', flexShrink: '0' } });
const Words = chakra('div', {
  base: { display: 'grid', gap: '1.5', flex: '1 1 12rem', minWidth: '0' },
});
const Badges = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });
const Content = chakra('p', {
  base: {
    color: 'fg.muted',
    maxWidth: 'measure',
    overflowWrap: 'anywhere',
    lineClamp: '2',
  },
});
const FactLine = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    _empty: { display: 'none' },
  },
});
const Fact = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > svg': { width: '4', height: '4', flexShrink: '0' },
  },
});
