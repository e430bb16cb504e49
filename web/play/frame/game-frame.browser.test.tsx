import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { pressByKey } from '../../testing/input-methods.ts';
import { changeSettings } from '../../ui/settings/device-settings.ts';

/** Screen readers leave the keys to these areas. Orca does so only for a focused application within another one. */
const AREAS = [
  { path: PATHS.focusGame, start: 'Start Game', name: /The ball moves/, keys: /arrow keys/ },
  { path: GAME_PATHS.simon, start: 'Play', name: 'Six pads in a ring', keys: /Keys 1 to 6/ },
  { path: GAME_PATHS['whack-a-mole'], start: 'Play', name: 'Nine holes', keys: /Keys 1 to 9/ },
  { path: GAME_PATHS['picture-words'], start: 'Play', name: /^Which word fits the picture/, keys: /Keys: 1 to 4/ },
  { path: GAME_PATHS['careful-moles'], start: 'Play', name: 'Meadow with a hole', keys: /Space or Enter/ },
  { path: GAME_PATHS['word-or-not'], start: 'Play', name: /^Is it a word/, keys: /Keys: F or left/ },
  { path: GAME_PATHS['spot-the-difference'], start: 'Play', name: /^Image B/, keys: /Arrow keys move a ring/ },
];

it.each(AREAS)(
  '$path is a focused application that names its keys, within another one',
  async ({ path, start, name, keys }) => {
    await openApp(path);
    await pressByKey(page.getByRole('button', { name: start, exact: true }));
    const area = page.getByRole('application').getByRole('application', { name });
    await expect.element(area).toHaveFocus();
    await expect.element(area).toHaveAccessibleDescription(keys);
    await expectNoAxeFindings();
  },
);

it('Multitask Master has its tasks in one, and the focus in the box', async () => {
  // Levels begin with the shapes alone.
  changeSettings({ multitaskAtLevel: false });
  await openApp(GAME_PATHS['multitask-master']);
  await pressByKey(page.getByRole('button', { name: 'Play', exact: true }));
  const area = page.getByRole('application', { name: 'Two tasks: a shape and a sum' });
  await expect.element(area).toHaveAccessibleDescription(/Letters A to . pick a shape/);
  await expect.element(area.getByRole('textbox')).toHaveFocus();
});
