import { mkdir, writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/fluent-emoji-flat';

// Copies pictures of Fluent Emoji Flat by their names into a set: add-pictures.ts words dog-face sailboat
// The fills named after a picture become its paint and the shade of that: add-pictures.ts scene balloon,#f8312f,#ca0b4a
const [set, ...wanted] = process.argv.slice(2);
const folder = `web/ui/pictures/${set}`;
await mkdir(folder, { recursive: true });
for (const [name = '', paint, shade] of wanted.map((words) => words.split(','))) {
  const picture = icons.icons[name];
  if (!picture) throw new Error(`There is no picture named ${name}.`);
  const body = withPaint(withPaint(picture.body, '--paint', paint), '--paint-shade', shade);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">${body}</svg>\n`;
  await writeFile(`${folder}/${name}.svg`, svg);
}

function withPaint(body: string, property: string, fill: string | undefined): string {
  return fill ? body.replaceAll(`"${fill}"`, `"var(${property}, ${fill})"`) : body;
}
