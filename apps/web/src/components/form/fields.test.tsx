import { describe, expect, it } from 'vitest';
import { renderStatic, textOf } from '../../testing/render-static.tsx';
import { CheckboxField, PasswordField, SelectField, TextField } from './fields.tsx';

/** The attributes of the first element with this tag. */
function attributes(html: string, tag: string): Record<string, string> {
  const [element = ''] = html.match(new RegExp(`<${tag}[^>]*>`)) ?? [];
  return Object.fromEntries(
    [...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

const textOfId = (html: string, id = '') =>
  textOf(html.match(new RegExp(`<(\\w+) id="${id}".*?</\\1>`))?.[0] ?? '');

describe('a field', () => {
  it('ties label, hint and error to its control', async () => {
    const html = await renderStatic(
      <TextField label="E-Mail" hint="Bleibt unter uns." error="required" name="email" />,
    );
    const input = attributes(html, 'input');
    expect(attributes(html, 'label').for).toBe(input.id);
    expect(input['aria-invalid']).toBe('true');
    const notes = input['aria-describedby']?.split(' ').map((id) => textOfId(html, id));
    expect(notes).toEqual(['[required]', 'Bleibt unter uns.']);
  });

  it('is not invalid and describes nothing while all is well', async () => {
    const input = attributes(await renderStatic(<TextField label="E-Mail" />), 'input');
    expect(input).not.toHaveProperty('aria-invalid');
    expect(input).not.toHaveProperty('aria-describedby');
  });

  it('says that it may stay empty', async () => {
    expect(textOf(await renderStatic(<TextField label="Bio" isOptional />))).toBe('Bio (optional)');
  });

  it('hides a password and offers to show it', async () => {
    const html = await renderStatic(<PasswordField label="Passwort" autoComplete="new-password" />);
    expect(attributes(html, 'input')).toMatchObject({
      type: 'password',
      autoComplete: 'new-password',
    });
    expect(attributes(html, 'button')).toMatchObject({
      type: 'button',
      'aria-label': 'Passwort zeigen',
      'aria-pressed': 'false',
    });
  });

  it('keeps the error of a checkbox beside its label', async () => {
    const html = await renderStatic(<CheckboxField label="Einverstanden" error="acceptTerms" />);
    const input = attributes(html, 'input');
    expect(input.type).toBe('checkbox');
    expect(textOfId(html, input['aria-describedby'])).toBe('[acceptTerms]');
  });

  it('offers the options of a select', async () => {
    const options = [
      { value: 'DE', label: 'Deutschland' },
      { value: 'AT', label: 'Österreich' },
    ];
    const html = await renderStatic(
      <SelectField label="Land" options={options} defaultValue="AT" />,
    );
    expect(html).toMatch(/<option value="AT" selected=""[^>]*>Österreich/);
  });
});
