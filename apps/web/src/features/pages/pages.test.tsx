import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Namespace } from '../../i18n/namespaces.ts';
import { OPERATOR } from '../../lib/site.ts';
import { LOCALE_COOKIE, THEME_COOKIE } from '../../lib/storage/cookies.ts';
import { renderStatic, textOf } from '../../testing/render-static.tsx';
import { ContactPage } from './contact-page.tsx';
import { HelpPage } from './help-page.tsx';
import { ImprintPage } from './imprint-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

const render = (page: ReactNode, locale: 'de' | 'en' = 'de') =>
  renderStatic(page, { locale, namespaces: PAGES });

const PAGES: Namespace[] = [
  'pages',
  'pages/help',
  'pages/contact',
  'pages/privacy',
  'pages/terms',
  'pages/imprint',
];

describe('pages to read', () => {
  it.each([
    ['help', <HelpPage key="help" />],
    ['contact', <ContactPage key="contact" />],
    ['privacy', <PrivacyPage key="privacy" />],
    ['terms', <TermsPage key="terms" />],
    ['imprint', <ImprintPage key="imprint" />],
  ])('%s has one first heading, and its contents lead to its sections', async (_, page) => {
    const html = await render(page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) {
      expect(html).toContain(`<section id="${id}"`);
    }
  });

  it('names the source of the postal codes to the letter', async () => {
    expect(textOf(await render(<ImprintPage />))).toContain('Postleitzahlen: GeoNames, CC BY 4.0');
  });

  it('says who runs the installation, on imprint, contact and privacy', async () => {
    for (const page of [
      <ImprintPage key="i" />,
      <ContactPage key="c" />,
      <PrivacyPage key="p" />,
    ]) {
      const text = textOf(await render(page, 'en'));
      expect(text).toContain(OPERATOR.street);
      expect(text).toContain('Germany');
    }
  });

  it('lists every cookie', async () => {
    const text = textOf(await render(<PrivacyPage />));
    for (const name of ['oche_session', THEME_COOKIE, LOCALE_COOKIE, 'oche_oidc']) {
      expect(text).toContain(name);
    }
  });

  it('tells how long a post can be edited', async () => {
    expect(textOf(await render(<HelpPage />))).toContain('30 Minuten');
    expect(textOf(await render(<HelpPage />, 'en'))).toContain('30 minutes');
  });
});
