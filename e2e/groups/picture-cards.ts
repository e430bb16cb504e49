import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import type { PupilCard } from '#contract/groups/pupils.ts';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage } from '../support/journey.ts';

/** The short names of the pictures, as they stand under them. */
const NAMES: Partial<Record<PupilCard['pictures'][number], string>> = {
  airplane: 'plane',
  bicycle: 'bike',
  'birthday-cake': 'cake',
  'crescent-moon': 'moon',
  'deciduous-tree': 'tree',
  'open-book': 'book',
  'red-heart': 'heart',
  'soccer-ball': 'ball',
};
export const nameOf = (picture: PupilCard['pictures'][number]) => NAMES[picture] ?? picture;

export async function choosePictures(inputMethod: InputMethod, pictures: readonly string[]): Promise<void> {
  const grid = inputMethod.page.getByRole('list', { name: 'All pictures' });
  for (const picture of pictures) await inputMethod.press(grid.getByRole('button', { name: picture, exact: true }));
}

/** What is typed and pressed from a card. */
export type Card = { name: string; code: string; pictureNames: string[] };
export const cardOf = ({ name, pupilCode: code, pictures }: PupilCard): Card => ({
  name,
  code,
  pictureNames: pictures.map(nameOf),
});

/** Signs in with a card; its code is in the address, and its name is typed. */
export async function signInWith(
  page: Page,
  { name, pictureNames, code }: Card,
  inputMethod = new InputMethod(page, 'mouse'),
): Promise<void> {
  await openPage(page, `${PATHS.pictures}#${code}`);
  await inputMethod.type(page.getByRole('textbox', { name: 'Your name' }), name);
  await inputMethod.press(page.getByRole('button', { name: 'Next' }));
  await choosePictures(inputMethod, pictureNames);
  await inputMethod.press(page.getByRole('button', { name: 'Log in', exact: true }));
}

/** Signs in with the address of the QR code, for which the pictures alone are pressed. */
export async function signInByQrCode(page: Page, { cardSecret, pictures, name }: PupilCard): Promise<void> {
  await openPage(page, `${PATHS.pictures}#card=${cardSecret}`);
  await expect(page.getByText(name)).toHaveCount(0);
  const inputMethod = new InputMethod(page, 'mouse');
  await choosePictures(inputMethod, pictures.map(nameOf));
  await inputMethod.press(page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page).toHaveURL(PATHS.dashboard);
}

/** What a QR code of this address draws. */
export function qrPathOf(address: string): string {
  const { data } = encode(address, { ecc: 'M', border: 4 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
