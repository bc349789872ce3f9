import type de from '../../de/market/trader.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Your business',
  text: 'Whoever sells as a business has to say who they are. Buyers see it with your ads; you give it once.',
  change: 'Change',
  name: 'Name of the business',
  address: 'Address',
  email: 'E-mail for buyers',
  phone: 'Phone',
  register: 'Register',
  registerHint: 'e.g. HRB 1234, Amtsgericht Köln',
  vatId: 'VAT ID',
  withdrawal: 'Terms of withdrawal',
  withdrawalHint: 'How and until when buyers can withdraw, and who pays for the return',
  confirmsLaw: 'I only offer what complies with the law of the European Union.',
  save: 'Save details',
} as const satisfies Translation<typeof de>;
