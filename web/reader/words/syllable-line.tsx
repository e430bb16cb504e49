import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useState } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { useReadingTools } from '../reading-tools.ts';
import { askForDictionary, DICTIONARY_MEGABYTES, isDictionaryAskedFor } from './syllable-dictionary.ts';
import css from './syllable-line.module.css';
import { useSyllables, WordSyllables } from './word-syllables.tsx';

/** The syllables of a word. Outside the passages, a press loads the dictionary that they need. */
export function SyllableLine({ word, text }: { word: string; text: string }) {
  const { syllables } = useReadingTools();
  const [mayLoad, setMayLoad] = useState(() => syllables || isDictionaryAskedFor());
  const { partsOf, hasFailed } = useSyllables(true, text, mayLoad);
  const parts = partsOf?.(word);
  const load = () => {
    askForDictionary();
    setMayLoad(true);
  };
  return (
    <>
      {parts && parts.length > 1 && (
        <p>
          <ParaglideMessage
            message={m['words.parts']}
            inputs={{ count: parts.length }}
            markup={{
              parts: () => (
                <strong className={css.parts} translate="no">
                  <WordSyllables parts={parts} />
                </strong>
              ),
            }}
          />
        </p>
      )}
      {partsOf && parts === null && !mayLoad && (
        <Stack gap="s">
          <p>{m['words.load_parts_size']({ megabytes: DICTIONARY_MEGABYTES })}</p>
          <Button look="line" onPress={load}>
            {m['words.load_parts']()}
          </Button>
        </Stack>
      )}
      <p {...LIVE_REGION}>{mayLoad && (hasFailed ? m['words.not_loaded']() : !partsOf && m['words.loading']())}</p>
    </>
  );
}
