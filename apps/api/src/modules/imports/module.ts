import type { DomainModule } from '../manifest.ts';
import { importsOwnData } from './imports.own-data.ts';
import { importMails } from './members/mail-templates.service.ts';
import { registerRedirects } from './redirects/redirects.routes.ts';

export const importsModule: DomainModule = {
  name: 'imports',
  mails: importMails,
  routes: registerRedirects,
  ownData: importsOwnData,
};
