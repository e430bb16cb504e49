import { useState } from 'react';
import type { PictureWordLevels, PictureWords } from '#content/content.ts';
import { PICTURE_WORD_LEVELS as LEVELS, PICTURE_WORDS as WORDS } from '#content/picture-words.ts';
import { m } from '#messages';
import type { PictureName } from '#rules/quizzes/picture-names.ts';
import { PICTURE_WORDS, type PictureWordsRun } from '#rules/quizzes/picture-words.ts';
import {
  choosePictures,
  mixedUpLevelWords,
  type PictureWordsLevelRun,
  pictureWordsLevelResult,
} from '#rules/quizzes/picture-words-levels.ts';
import { judgedPictureWordsResult } from '#rules/quizzes/picture-words-validity.ts';
import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import { keepLevelOfRun } from '../../play/set-up/levels.tsx';
import TileVisual from '../../ui/art/tile-visual.svg?react';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { preloaded } from '../../ui/loading/preloaded.tsx';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import { numberWord } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { rememberPictures, seenPictures } from './seen-pictures.ts';

/** The quiz itself and its end, loaded while it is set up. */
const [RunningPictureWords, loadGame] = preloaded(
  async () => (await import('./played-picture-words.ts')).RunningPictureWords,
);
const [PictureWordsEnd, loadEnd] = preloaded(async () => (await import('./played-picture-words.ts')).PictureWordsEnd);
const [MixedUpWords, loadWords] = preloaded(async () => (await import('./played-picture-words.ts')).MixedUpWords);

export const meta = pageMeta(m['quizzes.picture_words.page_title'], m['quizzes.picture_words.page_description']);
export const handle = { footer: false };

export default function PictureWordsPage() {
  if (!WORDS || !LEVELS) return <ContentMissing part="picture-words" to={PATHS.dashboard} />;
  return <PictureWordsQuiz words={WORDS} levels={LEVELS} />;
}

function PictureWordsQuiz({ words, levels }: { words: PictureWords; levels: PictureWordLevels }) {
  const page = useGamePage<'picture-words', PictureWordsRun | PictureWordsLevelRun>('picture-words');
  useLoadedAfterPage(loadGame);
  useLoadedAfterPage(loadEnd);
  useLoadedAfterPage(loadWords);
  const { saved, play, practised, stop, finish } = page;
  const owner = useSession().session.learner?.id ?? null;
  const [pictures, setPictures] = useState<readonly PictureName[]>([]);
  const start = (level: number | null) => {
    if (level !== null) setPictures(choosePictures(levels[level - 1] ?? [], seenPictures(owner), Math.random));
    page.start(level);
  };
  const levelOver = (report: PictureWordsRun, level: number) => {
    const run = { ...report, startLevel: level, pictures };
    const result = pictureWordsLevelResult(run);
    rememberPictures(owner, pictures);
    keepLevelOfRun('picture-words', result);
    finish(run, run, result);
  };
  const over = (report: PictureWordsRun) => finish(report, report, judgedPictureWordsResult(report));

  return (
    <GamePhases
      title={m['games.picture_words.info.title']()}
      page={{ ...page, start }}
      setUp={(given) => <SetUpPictureWords {...given} />}
      practice={<RunningPictureWords words={words} onStop={stop} onOver={practised} />}
      playing={(level) =>
        level === null ? (
          <RunningPictureWords words={words} onStop={stop} onOver={over} />
        ) : (
          <RunningPictureWords
            words={words}
            pictures={pictures}
            level={level}
            onStop={stop}
            onOver={(report) => levelOver(report, level)}
          />
        )
      }
      over={(run) =>
        'startLevel' in run ? (
          <PictureWordsLevelEnd words={words} run={run} saved={saved} onPlay={start} />
        ) : (
          <PictureWordsEnd words={words} report={run} saved={saved} onPlayAgain={play} onPlayLevel={start} />
        )
      }
    />
  );
}

function SetUpPictureWords(props: SetUpProps) {
  return (
    <GameSetUp
      title={m['games.picture_words.info.title']()}
      lead={m['quizzes.picture_words.set_up.lead']({ count: PICTURE_WORDS.items })}
      picture={<TileVisual />}
      instructions={{
        mouse: m['quizzes.picture_words.set_up.mouse_way'](),
        finger: m['quizzes.picture_words.set_up.finger_way'](),
        keys: m['quizzes.picture_words.set_up.keys_way'](),
        screenReader: m['quizzes.picture_words.set_up.screen_reader_way'](),
      }}
      time={m['quizzes.picture_words.set_up.no_clock']()}
      levels={{ game: 'picture-words' }}
      {...props}
      backTo={{ path: PATHS.dashboard, label: m['quizzes.dashboard']() }}
    />
  );
}

type PictureWordsLevelEndProps = {
  words: PictureWords;
  run: PictureWordsLevelRun;
  saved: SavedRun;
  onPlay: (level: number) => void;
};

/**
 * The end of a run with levels. It says nothing about traits: the level adapts to the learner, so some words are
 * always hard.
 */
function PictureWordsLevelEnd({ words, run, saved, onPlay }: PictureWordsLevelEndProps) {
  const { level, validity } = pictureWordsLevelResult(run);
  const after = level ?? run.startLevel;
  const mixedUp = mixedUpLevelWords(run);
  const count = mixedUp.length;
  return (
    <EndPanel
      game="picture-words"
      title={m['quizzes.picture_words.end.title']({ score: PICTURE_WORDS.items - count, count: PICTURE_WORDS.items })}
      why={validity && m['quizzes.picture_words.end.says_little']({ validity })}
      lead={validity ? undefined : m['quizzes.picture_words.end.mix_ups']({ count, number: numberWord(count) })}
      figures={[]}
      levels={{ before: run.startLevel, after, onPlay }}
      saved={saved}
      onPlayAgain={() => onPlay(after)}
      backTo={{ path: PATHS.dashboard, label: m['quizzes.dashboard']() }}
    >
      {validity ? (
        <p>{m['quizzes.picture_words.end.says_little_because']({ validity })}</p>
      ) : (
        <MixedUpWords words={words} items={mixedUp} />
      )}
    </EndPanel>
  );
}
