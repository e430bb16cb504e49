import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { PlayIcon } from '../../ui/icons.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { everyFrame } from '../clock/every-frame.ts';
import { isFocusLost, isOutsideMain, onFocusLoss } from './focus-loss.ts';
import gameFrameCss from './game-frame.module.css';

/** Says that the game is paused. It takes the focus, unless a dialog has it. */
export function PausedPanel({ onResume }: { onResume: () => void }) {
  const words = useId();
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOutsideMain(document.activeElement)) resume.current?.focus();
  }, []);
  return (
    <div className={gameFrameCss.paused}>
      <div className={gameFrameCss.pausedCard}>
        <p id={words}>{m['play.paused']()}</p>
        <Button ref={resume} size="l" aria-describedby={words} onPress={onResume}>
          <PlayIcon />
          {m['play.go_on']()}
        </Button>
      </div>
    </div>
  );
}

const WORDS = [m['play.ready'], m['play.set'], m['play.go']];
const WORD_MS = 700;

type ReadyWordsProps = {
  /** Whether it starts paused, so that the learner has to resume it first. */
  startsPaused?: boolean;
  onOver: () => void;
};

/** Shows "ready, set, go". It pauses when the page loses the focus, and then starts from the beginning. */
export function ReadyWords({ startsPaused = false, onOver }: ReadyWordsProps) {
  const [isPaused, setIsPaused] = useState(() => startsPaused || isFocusLost());
  useEffect(() => onFocusLoss(() => setIsPaused(true)), []);
  return isPaused ? <PausedPanel onResume={() => setIsPaused(false)} /> : <Words onOver={onOver} />;
}

function Words({ onOver }: { onOver: () => void }) {
  const [at, setAt] = useState(0);
  const words = useRef<HTMLParagraphElement>(null);
  const passed = useEffectEvent((elapsedMs: number) => {
    const next = Math.floor(elapsedMs / WORD_MS);
    if (next < WORDS.length) setAt(next);
    else onOver();
  });
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    let from: number | undefined;
    return everyFrame((stamp) => {
      from ??= stamp;
      passed(stamp - from);
    });
  }, []);
  return (
    <p ref={words} tabIndex={-1} className={gameFrameCss.readySetGo} {...LIVE_REGION}>
      {WORDS[at]?.()}
    </p>
  );
}
