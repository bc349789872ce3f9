import type de from '../../de/pages/imprint.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Imprint',
  description: 'Who runs Oche, and where its data comes from.',
  provider: 'Information under section 5 DDG (Germany)',
  responsible: 'Responsible for the content under section 18(2) MStV (Germany)',
  contact: 'Contact',
  dispute: {
    title: 'Dispute resolution',
    text: 'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to.',
  },
  sources: 'Sources and licences',
  postalCodes: 'Postal codes: GeoNames, CC BY 4.0',
  postalCodesText:
    'The postal codes and coordinates of Germany, Austria, Switzerland and Liechtenstein come from GeoNames and were cut to the columns used here.',
  fonts: 'Fonts: Barlow Condensed and Source Sans 3, SIL Open Font License 1.1',
  icons: 'Icons: Lucide, ISC licence',
} satisfies Translation<typeof de>;
