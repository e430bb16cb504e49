import { useRef } from 'react';
import { m } from '#messages';
import {
  missedSounds,
  SOUND_MATCH,
  type SoundMatchRun,
  soundMatchResult,
} from '#rules/games/sound-match/sound-match.ts';
import { PATHS } from '../../paths.ts';
import { ChoicesValidityNote } from '../../play/choices/choices-validity-note.tsx';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { type SoundWords, wordsAlike } from './sound-words.ts';

type SoundMatchEndProps = { words: SoundWords; run: SoundMatchRun; saved: SavedRun; onPlayAgain: () => void };

/** The result, and the words whose first sounds were not matched. */
export function SoundMatchEnd({ words, run, ...rest }: SoundMatchEndProps) {
  const { score, validity } = soundMatchResult(run);
  const missed = missedSounds(run).map((question) => wordsAlike(question, words));
  const meaning = useRef<HTMLDivElement>(null);
  return (
    <EndPanel
      game="sound-match"
      title={m['games.sound_match.end.title']({ score, count: SOUND_MATCH.questions })}
      lead={validity ? m['games.choices.says_little']({ validity }) : m['games.sound_match.end.lead']()}
      figures={[]}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...rest}
    >
      {validity ? (
        <ChoicesValidityNote because={validity} />
      ) : (
        <>
          <Stack ref={meaning} gap="s" isWide>
            {missed.length === 0 ? (
              <p>{m['games.sound_match.end.all']()}</p>
            ) : (
              <>
                <h2>{m['games.sound_match.end.again']()}</h2>
                <ul>
                  {missed.map((alike) => (
                    <li key={alike.word}>{m['games.sound_match.alike'](alike)}</li>
                  ))}
                </ul>
              </>
            )}
            <p>{m['games.sound_match.end.not_measured']()}</p>
          </Stack>
          <ListenButton of={meaning} />
        </>
      )}
    </EndPanel>
  );
}
