import type { PictureWords, SoundMatchWords } from '#content/content.ts';
import { PICTURE_WORDS } from '#content/picture-words.ts';
import { SOUND_MATCH_WORDS } from '#content/sound-match.ts';
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
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import TileSoundMatch from '../../ui/art/tile-sound-match.svg?react';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { RunningSoundMatch } from './running-sound-match.tsx';
import { type SoundWords, wordsAlike } from './sound-words.ts';

export const meta = pageMeta(m['games.sound_match.page_title'], m['games.sound_match.page_description']);
export const handle = { footer: false };

export default function SoundMatchPage() {
  if (!SOUND_MATCH_WORDS || !PICTURE_WORDS) return <ContentMissing part="sound-match" to={PATHS.readingGames} />;
  return <SoundMatch sounds={SOUND_MATCH_WORDS} words={PICTURE_WORDS} />;
}

function SoundMatch(words: { sounds: SoundMatchWords; words: PictureWords }) {
  const page = useGamePage<'sound-match', SoundMatchRun>('sound-match');
  const { saved, play, practised, stop, finish } = page;
  const over = (run: SoundMatchRun) => finish(run, run, soundMatchResult(run));
  const said: SoundWords = words;

  return (
    <GamePhases
      title={m['games.sound_match.info.title']()}
      page={page}
      setUp={(given) => <SetUpSoundMatch {...given} />}
      practice={<RunningSoundMatch words={said} onStop={stop} onOver={practised} />}
      playing={() => <RunningSoundMatch words={said} onStop={stop} onOver={over} />}
      over={(run) => <SoundMatchEnd words={said} run={run} saved={saved} onPlayAgain={play} />}
    />
  );
}

function SetUpSoundMatch(props: SetUpProps) {
  const { soundMatchWords } = useSettings();
  return (
    <GameSetUp
      title={m['games.sound_match.info.title']()}
      lead={m['games.sound_match.lead']()}
      picture={<TileSoundMatch />}
      instructions={{
        mouse: m['games.sound_match.mouse'](),
        finger: m['games.sound_match.finger'](),
        keys: m['games.sound_match.keys']({ count: SOUND_MATCH.options }),
      }}
      chosen={[soundMatchWords ? m['games.sound_match.words.read']() : m['games.sound_match.words.hear']()]}
      time={m['games.sound_match.time']({ count: SOUND_MATCH.questions })}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...props}
    >
      <SegmentedControl
        label={m['games.sound_match.words.label']()}
        hint={m['games.sound_match.words.hint']()}
        segments={[
          { value: 'hear', label: m['games.sound_match.words.hear']() },
          { value: 'read', label: m['games.sound_match.words.read']() },
        ]}
        value={soundMatchWords ? 'read' : 'hear'}
        onChange={(value) => changeSettings({ soundMatchWords: value === 'read' })}
      />
    </GameSetUp>
  );
}

type SoundMatchEndProps = { words: SoundWords; run: SoundMatchRun; saved: SavedRun; onPlayAgain: () => void };

/** The result, and the words whose first sounds were not matched. */
export function SoundMatchEnd({ words, run, ...rest }: SoundMatchEndProps) {
  const { score, validity } = soundMatchResult(run);
  const missed = missedSounds(run).map((question) => wordsAlike(question, words));
  return (
    <EndPanel
      game="sound-match"
      title={m['games.sound_match.end.title']({ score, count: SOUND_MATCH.questions })}
      why={validity && m['games.choices.says_little']({ validity })}
      lead={validity ? undefined : m['games.sound_match.end.lead']()}
      figures={[]}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...rest}
    >
      {validity ? (
        <ChoicesValidityNote because={validity} />
      ) : (
        <Stack gap="s" isWide>
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
      )}
    </EndPanel>
  );
}
