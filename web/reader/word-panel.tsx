import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Suspense, useState } from 'react';
import type { WordMeaning as Meaning } from '#content/content.ts';
import { MEANING_OF } from '#content/meanings.ts';
import { PASSAGES } from '#content/passages.ts';
import { m } from '#messages';
import type { Reading } from '../read-aloud/narrator.ts';
import { useNarrator } from '../read-aloud/use-narrator.ts';
import { Button } from '../ui/controls/button.tsx';
import { SpeakerHighIcon } from '../ui/icons.ts';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { MeaningPicture } from '../ui/pictures/meaning-picture.tsx';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import { silentWordsFor } from './no-voice-words.ts';
import { useReadingTools } from './reading-tools.ts';
import { askForDictionary, DICTIONARY_MEGABYTES, isDictionaryAskedFor } from './words/syllable-dictionary.ts';
import css from './words/word-meaning.module.css';
import { useSyllables, WordSyllables } from './words/word-syllables.tsx';

type WordPanelProps = {
  word: string;
  /** The id of the text that contains the word. */
  text: string;
  /** Its language, undefined for that of the page, in which the syllables and meanings are. */
  language: string | undefined;
  onSay: () => Promise<Reading>;
  onClose: () => void;
};

/** The dialog of a word: its syllables, its pronunciation, its meaning, and a picture if there is one. */
export function WordPanel({ word, text, language, onSay, onClose }: WordPanelProps) {
  const isOfPassage = PASSAGES?.some(({ id }) => id === text) ?? false;
  const meaning = language === undefined ? (MEANING_OF?.(word, text) ?? null) : null;
  const { read, stop } = useNarrator();
  const [isSilent, setIsSilent] = useState(false);
  const say = async (speak: () => Promise<Reading>) => setIsSilent((await speak()) === 'silent');
  const sayWord = () => {
    stop();
    return onSay();
  };
  return (
    <Dialog title={word} isWord isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {language === undefined && <SyllableLine {...{ word, text }} />}
      <WordMeaning meaning={meaning} isSure={isOfPassage} />
      <Row>
        <Button onPress={() => void say(sayWord)}>
          <SpeakerHighIcon />
          {m['words.say']()}
        </Button>
        {meaning && (
          <Button look="line" onPress={() => void say(() => read(meaning.meaning))}>
            <SpeakerHighIcon />
            {m['words.say_meaning']()}
          </Button>
        )}
      </Row>
      <p {...LIVE_REGION}>{isSilent && silentWordsFor(language)}</p>
    </Dialog>
  );
}

type WordMeaningProps = {
  meaning: Meaning | null;
  /** Whether the meaning was written for the text that contains the word. */
  isSure: boolean;
};

/** The picture and the meaning of a word. */
function WordMeaning({ meaning, isSure }: WordMeaningProps) {
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

/** The syllables of a word. Outside the passages, a press loads the dictionary that they need. */
function SyllableLine({ word, text }: { word: string; text: string }) {
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
