import { Suspense } from 'react';
import type { WordMeaning as Meaning } from '#content/content.ts';
import { m } from '#messages';
import layout from '../../ui/layout.module.css';
import { MeaningPicture } from '../../ui/pictures/meaning-picture.tsx';
import css from './word-meaning.module.css';

type WordMeaningProps = {
  meaning: Meaning | null;
  /** Whether the meaning was written for the text that contains the word. */
  isSure: boolean;
};

/** The picture and the meaning of a word. */
export function WordMeaning({ meaning, isSure }: WordMeaningProps) {
  if (!meaning) return <p>{m['words.no_meaning']()}</p>;
  return (
    <div className={css.meaning}>
      {meaning.picture && (
        <div className={css.picture}>
          <Suspense>
            <MeaningPicture name={meaning.picture} />
          </Suspense>
        </div>
      )}
      <div>
        {!isSure && <p>{m['words.can_mean']()}</p>}
        <p className={layout.large}>{meaning.meaning}</p>
      </div>
    </div>
  );
}
