// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/answers.ts';
import { renderPage } from '../../testing/render-page.tsx';

it('says who joins to keep their games that they are not lost', async () => {
  const { main } = await renderPage('/login?join=1&notice=members&returnTo=%2Fgames%2Fkeep', {});
  await main.findByText(/bleibt auf diesem Gerät gespeichert/);
});

describe('somebody who is banned', () => {
  const text = /schreib uns innerhalb von sechs Monaten/;

  it('reads at the sign-in how to appeal, and nobody else does', async () => {
    const { main, user, answer } = await renderPage('/login', {
      'auth.signIn': refused('INVALID_CREDENTIALS'),
    });
    await user.type(await main.findByLabelText('E-Mail-Adresse'), 'kim@oche.test');
    await user.type(main.getByLabelText('Passwort'), 'ein langes Passwort');
    const submit = main.getByRole('button', { name: 'Anmelden' });
    await user.click(submit);
    await main.findByText('E-Mail-Adresse oder Passwort ist falsch.');
    expect(main.queryByText(text)).toBeNull();
    answer({ 'auth.signIn': refused('ACCOUNT_BANNED') });
    await user.click(submit);
    await main.findByText(text);
    const contact = main.getByRole('link', { name: 'Zur Kontaktseite' });
    expect(contact.getAttribute('href')).toBe('/contact');
  });

  it('reads so after another provider has led back', async () => {
    const { main } = await renderPage('/login?error=ACCOUNT_BANNED', {});
    await main.findByText(text);
  });
});
