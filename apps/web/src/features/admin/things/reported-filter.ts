import type { ListFilter } from '../../../components/data-list/list-parts.ts';
import type { TextsOf } from '../../../i18n/namespaces.ts';

/** In the address; the list's procedure takes a boolean. */
export const REPORTED = ['yes'] as const;

export const reportedFilter = (texts: TextsOf<'admin/lists'>): ListFilter => ({
  name: 'reported',
  label: texts.reportedFilter(),
  options: [{ value: 'yes', label: texts.reportedOnly() }],
});

/** The input of a list, of what its address says. */
export const withReported = <Input extends { reported?: string }>({
  reported,
  ...input
}: Input) => ({ ...input, isReported: reported === 'yes' });

/** A member's id in the address, from that member's page. */
export const OWNER = /^[\w-]{1,100}$/;
