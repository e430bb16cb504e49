import { Suspense } from 'react';
import type { PictureWords } from '#content/content.ts';
import { pictureWordsOf } from '#content/picture-words.ts';
import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import { PICTURE_WORDS, type PictureWordsRun } from '#rules/quizzes/picture-words.ts';
import { judgedPictureWordsResult } from '#rules/quizzes/picture-words-validity.ts';
import { PATHS } from '../../app/paths.ts';
import { GameSetUp } from '../../play/game-set-up.tsx';
import { Practice, PracticeEnd } from '../../play/practice.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import TileVisual from '../../ui/art/tile-visual.svg?react';
import { ContentMissing } from '../../ui/content-missing.tsx';
import { LoadingPage } from '../../ui/page.tsx';
import { PictureWordsEnd } from './picture-words-end.tsx';
import { RunningPictureWords } from './running-picture-words.tsx';

export const meta = () => [
  { title: m['quizzes.picture_words.page_title']() },
  { name: 'description', content: m['quizzes.picture_words.page_description']() },
];
export const handle = { footer: false };

export default function PictureWordsPage() {
  const words = pictureWordsOf(getLocale());
  return words ? <PictureWordsQuiz words={words} /> : <ContentMissing part="picture-words" to={PATHS.dashboard} />;
}

function PictureWordsQuiz({ words }: { words: PictureWords }) {
  const { phase, saved, play, practise, practised, stop, finish } = useGamePage<'picture-words', PictureWordsRun>(
    'picture-words',
  );
  const over = (report: PictureWordsRun) => finish(report, report, judgedPictureWordsResult(report));

  switch (phase.name) {
    case 'set-up':
      return <SetUpPictureWords wasStopped={phase.wasStopped} onStart={play} onPractise={practise} />;
    case 'practising':
      return (
        <Practice key={phase.number}>
          <Suspense fallback={<LoadingPage />}>
            <RunningPictureWords words={words} onStop={stop} onOver={practised} />
          </Suspense>
        </Practice>
      );
    case 'practised':
      return <PracticeEnd title={m['games.picture_words.info.title']()} onStart={play} onAgain={practise} />;
    case 'playing':
      return (
        <Suspense fallback={<LoadingPage />}>
          <RunningPictureWords words={words} onStop={stop} onOver={over} />
        </Suspense>
      );
    case 'over':
      return <PictureWordsEnd words={words} report={phase.ended} saved={saved} onPlayAgain={play} />;
  }
}

type SetUpPictureWordsProps = { wasStopped: boolean; onStart: () => void; onPractise: () => void };

function SetUpPictureWords(props: SetUpPictureWordsProps) {
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
      {...props}
      backTo={{ path: PATHS.dashboard, label: m['quizzes.dashboard']() }}
    />
  );
}
