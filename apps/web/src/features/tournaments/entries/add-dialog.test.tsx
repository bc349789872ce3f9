// @vitest-environment happy-dom
import type { ImportPreview, TournamentEntry } from '@oche/validators/tournaments/schemas';
import { waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-page.tsx';
import { tournamentOf } from '../testing-tournament.ts';
import { AddDialog } from './add-dialog.tsx';

type Problem = ImportPreview['lines'][number]['problem'];

const previewOf = (...problems: Problem[]): ImportPreview => ({
  lines: problems.map((problem, index) => ({
    line: index + 2,
    name: `Gast ${index + 1}`,
    players: [{ name: `Gast ${index + 1}`, isMember: false }],
    seed: null,
    isPaid: false,
    problem,
  })),
  entered: problems.filter((problem) => problem === null).length,
  waiting: 0,
});

async function show(preview: ImportPreview = previewOf(null, null)) {
  const onClose = vi.fn();
  const shown = await renderPart(<AddDialog tournament={tournamentOf()} onClose={onClose} />, {
    'tournaments.entries.add': ({ players: [player] }) =>
      ({
        name: player && 'guestName' in player ? player.guestName : '',
        status: 'registered',
      }) as TournamentEntry,
    'tournaments.entries.previewImport': preview,
    'tournaments.entries.import': { entered: preview.entered, waiting: 0 },
    'social.people.search': [],
  });
  return { ...shown, onClose };
}

it('is ready for the next name after each', async () => {
  const { all, user, asked } = await show();
  const name = await all.findByLabelText(/^Name/);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard('Gerd{Enter}');
  await all.findByText('Gerd ist eingetragen.');
  await waitFor(() => expect(document.activeElement).toBe(all.getByLabelText(/^Name/)));
  expect(asked('tournaments.entries.add')).toEqual([{ id: 7, players: [{ guestName: 'Gerd' }] }]);
});

it('takes a list that is pasted where a name is asked for', async () => {
  const { all, user, asked, onClose } = await show();
  await user.click(await all.findByLabelText(/^Name/));
  await user.paste('Gast 1\nGast 2');
  const names = await all.findByLabelText<HTMLTextAreaElement>('Namen');
  expect(names.value).toBe('Gast 1\nGast 2');
  await user.click(all.getByRole('button', { name: '2 eintragen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked('tournaments.entries.import')).toEqual([{ id: 7, csv: 'Name\n"Gast 1"\n"Gast 2"' }]);
});

it('shows which names are wrong before anybody is entered', async () => {
  const { all, user, asked, onClose } = await show(previewOf(null, 'alreadyEntered'));
  await user.click(await all.findByRole('button', { name: 'Ganze Liste' }));
  await user.type(await all.findByLabelText('Namen'), 'Gast 1\nGast 2');
  await user.click(all.getByRole('button', { name: '2 eintragen' }));
  await all.findByText('ist schon eingetragen');
  all.getByText('Zeile 2');
  expect(asked('tournaments.entries.import')).toEqual([]);
  await user.click(all.getByRole('button', { name: '1 eintragen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
