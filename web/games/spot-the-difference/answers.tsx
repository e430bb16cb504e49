import { differenceSentence } from '#rules/games/spot-scene/descriptions.ts';
import type { SpotState } from '#rules/games/spot-the-difference-reducer.ts';
import { CheckCircleIcon } from '../../ui/icons.ts';
import css from './answers.module.css';
import { imageWords } from './game-words.ts';
import { Ring } from './ring.tsx';
import { SceneDrawing } from './scene-drawing.tsx';

type AnswersProps = { round: Pick<SpotState, 'scene' | 'tally'> };

/** Both images with every difference ringed, and each of them in words. */
export function Answers({ round: { scene, tally } }: AnswersProps) {
  const rings = scene.differences.map(({ area, pair }, place) => (
    <Ring key={pair} area={area} isFound={tally.found.includes(place)}>
      {place + 1}
    </Ring>
  ));
  return (
    <div className={css.answers}>
      <div className={css.pair}>
        {(['A', 'B'] as const).map((image) => (
          <figure key={image}>
            <figcaption className={css.caption}>{`Image ${image}`}</figcaption>
            <div className={css.picture} role="img" aria-label={`${imageWords(image, scene)}, with five rings`}>
              <SceneDrawing scene={scene} image={image === 'A' ? 'a' : 'b'} />
              {rings}
            </div>
          </figure>
        ))}
      </div>
      <ol className={css.list}>
        {scene.differences.map((difference, place) => (
          <Answer
            key={difference.pair}
            number={place + 1}
            words={differenceSentence(scene, difference)}
            isFound={tally.found.includes(place)}
          />
        ))}
      </ol>
    </div>
  );
}

function Answer({ number, words, isFound }: { number: number; words: string; isFound: boolean }) {
  return (
    <li className={css.answer} data-found={isFound || undefined}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <span>{words.replaceAll('Image ', 'Image\u00a0')}</span>
      <span className={css.mark}>
        {isFound && <CheckCircleIcon />}
        {isFound ? 'Found' : 'Not found'}
      </span>
    </li>
  );
}
