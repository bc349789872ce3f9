import { PRODUCT_NAME } from '@oche/validators/product';
import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import '../admin.mails.ts';

const texts = {
  de: {
    subject: `Testmail der ${PRODUCT_NAME}`,
    paragraphs: ['Hallo!', 'Diese Mail ist angekommen. Genau das solltest du sehen.'],
    button: 'Zur Systemseite',
    footer: 'Du hast sie auf der Systemseite des Adminbereichs angefordert.',
  },
  en: {
    subject: `Test mail of ${PRODUCT_NAME}`,
    paragraphs: ['Hello,', 'This mail has arrived. That is all you wanted to see.'],
    button: 'To the system page',
    footer: 'You asked for it on the system page of the admin area.',
  },
};

export function systemMails({ env }: Pick<Deps, 'env'>): MailTemplates {
  return {
    async 'admin.test'({ locale }) {
      const { subject, paragraphs, button, footer } = texts[locale];
      const action = { label: button, url: publicUrl(env, '/admin/system') };
      return layoutMail({ subject, paragraphs, action, footer });
    },
  };
}
