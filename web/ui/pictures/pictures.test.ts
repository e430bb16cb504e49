import { readdirSync, readFileSync } from 'node:fs';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { describe, expect, it } from 'vitest';

describe.each(['avatars', 'meanings', 'scene', 'words'])('the pictures of %s', (set) => {
  const folder = `web/ui/pictures/${set}`;

  it.each(readdirSync(folder))('%s is the set of Fluent Emoji Flat, but for its paint', (file) => {
    const name = file.replace('.svg', '');
    const drawn = readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/var\(--paint(?:-shade)?, (#\w+)\)/g, '$1');
    expect(drawn).toContain(icons.icons[name]?.body);
  });
});
