import { mkdir, writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/fluent-emoji-flat';

// Copies pictures of Fluent Emoji Flat into a set: add-pictures.ts words dog-face sailboat
// With colours, these become CSS variables for the paint and its shade: add-pictures.ts scene balloon,#f8312f,#ca0b4a
// Profile pictures get a name and a background: add-pictures.ts profile dog-face,dog,#ffe3b8
const [set, ...wanted] = process.argv.slice(2);
const isProfile = set === 'profile';
const folder = isProfile ? 'public/profile-pictures' : `web/ui/pictures/${set}`;
await mkdir(folder, { recursive: true });
for (const words of wanted) {
  const [picture = '', ...details] = words.split(',');
  const [name, svg] = isProfile ? withBackground(picture, details) : [picture, painted(picture, details)];
  await writeFile(`${folder}/${name}.svg`, `${svg}\n`);
}

function painted(picture: string, [paint, shade]: string[]): string {
  const body = withPaint(withPaint(bodyOf(picture), '--paint', paint), '--paint-shade', shade);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">${body}</svg>`;
}

/** With a margin, because it is shown in a circle. */
function withBackground(picture: string, [name = picture, background]: string[]): [name: string, svg: string] {
  const square = `<path fill="${background}" d="M-6-6h44v44H-6z"/>`;
  return [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44" aria-hidden="true">${square}${bodyOf(picture)}</svg>`,
  ];
}

function bodyOf(picture: string): string {
  const found = icons.icons[picture];
  if (!found) throw new Error(`There is no picture named ${picture}.`);
  return found.body;
}

function withPaint(body: string, property: string, fill: string | undefined): string {
  return fill ? body.replaceAll(`"${fill}"`, `"var(${property}, ${fill})"`) : body;
}
