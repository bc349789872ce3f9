import { Power } from 'lucide-react';
import { TextLink } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** Areas that are switched off, so that nobody forgets them. */
export function ClosedNow() {
  const { overview } = useTexts('admin/site');
  const { areas } = useTexts('domains');
  const { data = [] } = trpc.site.switches.list.useQuery(undefined, { staleTime: 0 });
  const closed = data.filter(({ isOff }) => isOff);
  if (closed.length === 0) return null;
  return (
    <Notice icon={Power}>
      <b>{overview.closed.title()}:</b> {closed.map(({ area }) => areas[area]()).join(', ')}.{' '}
      <TextLink to="/admin/$" params={{ _splat: 'switches' }}>
        {overview.closed.more()}
      </TextLink>
    </Notice>
  );
}
