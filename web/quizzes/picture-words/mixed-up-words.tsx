import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import type { PictureWords } from '#content/content.ts';
import { m } from '#messages';
import type { mixedUpItems } from '#rules/quizzes/picture-words.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import css from './picture-words.module.css';
import { wordedItem } from './worded-item.ts';

const GLYPHS = {
  glyphs: ({ children }: { children?: ReactNode }) => (
    <span className={layout.strong} translate="no">
      {children}
    </span>
  ),
};

/** The pictures with a wrong answer, each with its word and the picked one; renders nothing without wrong answers. */
export function MixedUpWords({ words, items }: { words: PictureWords; items: ReturnType<typeof mixedUpItems> }) {
  const mixedUp = items.map(({ picked, ...item }) => ({ picked, ...wordedItem(item, words) }));
  if (mixedUp.length === 0) return null;
  return (
    <Stack gap="s" isWide>
      <h2>{m['quizzes.picture_words.end.look_again']()}</h2>
      <ul className={css.mixedUp}>
        {mixedUp.map(({ word, picture, options, picked }) => (
          <li key={word}>
            <span className={css.small}>
              <WordPicture name={picture} />
            </span>
            <span>
              <ParaglideMessage message={m['quizzes.picture_words.end.word_is']} inputs={{ word }} markup={GLYPHS} />
              <br />
              <ParaglideMessage
                message={m['quizzes.picture_words.end.chosen']}
                inputs={{ picked: options[picked] ?? '' }}
                markup={GLYPHS}
              />
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
