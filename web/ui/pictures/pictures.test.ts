import { readdirSync, readFileSync } from 'node:fs';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { describe, expect, it } from 'vitest';

/** Drawn here: the large things and small parts of the hardest scenes. */
const OWN =
  'air-balloon arrow barn beach-hut big-tent bus caravan carriage cottage ferry fish fishing-boat heart lighthouse longboat moon ' +
  'stall star tower townhouse triangle wheel wheel-spoked windmill window-diamond window-round window-tall';

describe.each(['avatars', 'meanings', 'scene', 'words'])('the pictures of %s', (set) => {
  const folder = `web/ui/pictures/${set}`;

  const isOwn = (file: string) => set === 'scene' && OWN.split(' ').includes(file.replace('.svg', ''));
  it.each(readdirSync(folder).filter((file) => !isOwn(file)))(
    '%s is the set of Fluent Emoji Flat, but for its paint',
    (file) => {
      const name = file.replace('.svg', '');
      const drawn = readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/var\(--paint(?:-shade)?, (#\w+)\)/g, '$1');
      expect(drawn).toContain(icons.icons[name]?.body);
    },
  );
});
