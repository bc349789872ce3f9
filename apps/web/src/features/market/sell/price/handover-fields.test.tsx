// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { member } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-page.tsx';
import { NEW_VALUES, type SellValues } from '../sell-values.ts';
import { HandoverFields } from './handover-fields.tsx';

const NEAR = [
  { id: 20, name: 'Zur Triple 20', city: 'Dortmund', rating: 4.5, distance: 1 },
  { id: 19, name: 'Arrows', city: 'Bochum', rating: 4, distance: 9 },
];

function Fields({ begin }: { begin: Partial<SellValues> }) {
  const [values, setValues] = useState<SellValues>({ ...NEW_VALUES, ...begin });
  const change = (some: Partial<SellValues>) => setValues((before) => ({ ...before, ...some }));
  return (
    <HandoverFields values={values} change={change} propose={change} errorOf={() => undefined} />
  );
}

const open = (begin: Partial<SellValues>, items: typeof NEAR) =>
  renderPart(
    <Fields begin={begin} />,
    { 'lounges.nearby': { items, origin: null } },
    { user: member() },
  );

describe('how something changes hands', () => {
  it('begins at the closest lounge, which can be another one', async () => {
    const { main, user: hands } = await open({}, NEAR);
    const other = await main.findByRole('button', { name: 'Andere Lounge' });
    main.getByText('Zur Triple 20');
    await hands.click(other);
    await hands.click(await main.findByRole('button', { name: 'Arrows' }));
    await main.findByRole('button', { name: 'Andere Lounge' });
    main.getByText('Arrows');
    expect(main.queryByText('Zur Triple 20')).toBeNull();
  });

  it('is by post where no lounge is close, and still one’s own choice', async () => {
    const { main, user: hands } = await open({}, []);
    const meets = await main.findByRole('checkbox', { name: /Übergabe|treffen/i, checked: false });
    await hands.click(meets);
    expect(meets).toHaveProperty('checked', true);
    main.getByRole('textbox', { name: /Oder ein anderer Ort/ });
  });

  it('stays as somebody has said it', async () => {
    const { main } = await open({ location: 'Vereinsheim' }, NEAR);
    await main.findByRole('button', { name: 'Arrows' });
    expect(main.getByRole('textbox', { name: /Oder ein anderer Ort/ })).toHaveProperty(
      'value',
      'Vereinsheim',
    );
    expect(main.queryByRole('button', { name: 'Andere Lounge' })).toBeNull();
  });
});
