import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { addOwnText, changeOwnText } from '../../device/texts/own-texts.ts';
import { PATHS, setTextPath } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer } from '../../testing/fake-server.ts';

const OWLS = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const SECTIONS = [
  { heading: 'One', paragraphs: ['Bees hum.'] },
  { heading: 'Two', paragraphs: ['They sleep in the hive.'] },
];

it('a text of My Texts can be read aloud, at the section where the learner stopped', async () => {
  const id = await addOwnText(null, 'Bees', SECTIONS, new Date());
  await changeOwnText(id, { place: { section: 1, sentence: 0 } });
  const { path } = await openApp(`${PATHS.myTexts}#${id}`);
  await page.getByRole('link', { name: 'Read it yourself' }).click();
  await expect.element(page.getByRole('heading', { name: 'Read it yourself', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent('They sleep in the hive.');
  await expect.element(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole('link', { name: 'Bees' }).click();
  await expect.element(page.getByRole('article')).toMatchTextContent('They sleep in the hive.');
  expect(path()).toBe(PATHS.myTexts);
});

it('a text that a leader set can be read aloud', async () => {
  const server = new FakeServer(SAMPLE_LEARNER);
  server.answer('GET /learners/:learnerId/assignments', () => ({ assignments: [], askAbout: null }));
  server.answer('GET /learners/:learnerId/set-texts/:textId', () => ({
    ...{ textId: OWLS, title: 'Owls', paragraphs: ['Owls see at night.'] },
  }));
  await openApp(setTextPath(OWLS), { server });
  await page.getByRole('link', { name: 'Read it yourself' }).click();
  await expect.element(page.getByRole('article')).toMatchTextContent('Owls see at night.');
  await expect.element(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

it('is not offered for a text in another language, and says so when the text is not on this device', async () => {
  const french = [{ heading: null, paragraphs: ['Le chat est dans la maison avec le chien.'] }];
  const id = await addOwnText(null, 'Chat', french, new Date());
  const { close } = await openApp(`${PATHS.myTexts}#${id}`);
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(page.getByRole('link', { name: 'Read it yourself' }).elements()).toEqual([]);
  close();
  await openApp(`${PATHS.readYourself}#gone`);
  await expect.element(page.getByText('This text is not on this device.')).toBeVisible();
});
