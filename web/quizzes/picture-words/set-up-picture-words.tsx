import { PICTURE_WORDS } from '#rules/quizzes/picture-words.ts';
import { PATHS } from '../../app/paths.ts';
import { GameSetUp } from '../../sitting/game-set-up.tsx';
import TileVisual from '../../ui/art/tile-visual.svg?react';

const WAYS = [
  { term: 'Mouse', detail: 'Press the word that fits.' },
  { term: 'Finger', detail: 'Tap the word that fits.' },
  { term: 'Keys', detail: 'Press 1 to 4. Or move with the arrow keys and press Enter.' },
  { term: 'Screen reader', detail: 'You hear what the picture shows. The word itself is not said.' },
];

export function SetUpPictureWords({ wasStopped, onStart }: { wasStopped: boolean; onStart: () => void }) {
  return (
    <GameSetUp
      title="Visual Recognition"
      lead={`You see ${PICTURE_WORDS.items} pictures. For each one, choose the word that fits.`}
      picture={<TileVisual />}
      ways={WAYS}
      time="This quiz has no clock. Take the time you need."
      wasStopped={wasStopped}
      onStart={onStart}
      backTo={{ path: PATHS.dashboard, label: 'Dashboard' }}
    />
  );
}
