import { Suspense, useState } from 'react';
import { m } from '#messages';
import { silentWords } from '../../read-aloud/silent-words.ts';
import { useNarrator } from '../../read-aloud/use-narrator.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './word-or-not.module.css';

/** Without the meanings, such as offline, the words are shown alone. */
const StoredMeaning = lazyChunk(async () => (await import('./stored-meaning.tsx')).StoredMeaning);

type MissedWord = { word: string; isWord: boolean };

/** The words that were taken for the other kind, each with its sound; real words also with their meaning, where one is stored. */
export function MissedWords({ missed }: { missed: readonly MissedWord[] }) {
  const { read, stop } = useNarrator();
  const [isSilent, setIsSilent] = useState(false);
  const say = async (word: string) => {
    stop();
    setIsSilent((await read(word)) === 'silent');
  };
  return (
    <Stack gap="m" isWide>
      {[true, false].map((isWord) => (
        <MissedKind key={String(isWord)} isWord={isWord} missed={missed} onSay={(word) => void say(word)} />
      ))}
      <p {...LIVE_REGION}>{isSilent && silentWords()}</p>
    </Stack>
  );
}

type MissedKindProps = { isWord: boolean; missed: readonly MissedWord[]; onSay: (word: string) => void };

function MissedKind({ isWord, missed, onSay }: MissedKindProps) {
  const words = missed.flatMap((each) => (each.isWord === isWord ? each.word : []));
  if (words.length === 0) return null;
  return (
    <Stack isWide>
      <h2>{isWord ? m['games.word_or_not.missed.real']() : m['games.word_or_not.missed.made_up']()}</h2>
      <ul className={css.missed}>
        {words.map((word) => (
          <li key={word}>
            <Button look="line" aria-label={m['games.word_or_not.missed.hear']({ word })} onPress={() => onSay(word)}>
              <SpeakerHighIcon />
              <span translate="no">{word}</span>
            </Button>
            {isWord && (
              <Suspense>
                <StoredMeaning word={word} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
