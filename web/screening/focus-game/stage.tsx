import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useId } from 'react';
import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import type { FocusGameEvent } from '#rules/screening/focus-game/focus-game-reducer.ts';
import { PausedPanel } from '../../play/frame/ready-words.tsx';
import game from '../../ui/game.module.css';
import { classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './stage.module.css';
import type { ShownRound } from './use-focus-game.ts';

type StageProps = {
  shown: ShownRound;
  parts: Record<'stage' | 'ball' | 'marker', RefObject<HTMLDivElement | null>>;
  onEvent: (event: FocusGameEvent) => void;
};

const LENGTHS = {
  '--ball-size': `${2 * FOCUS_GAME.ballRadiusPx}px`,
  '--near-size': `${2 * (FOCUS_GAME.ballRadiusPx + FOCUS_GAME.focusMarginPx)}px`,
} as CSSProperties;

/**
 * The field with the ball. It fills the rest of the screen, and touches do not scroll it. With role="application"
 * screen readers pass the keys to the game.
 */
export function Stage({ shown, parts, onEvent }: StageProps) {
  const keys = useId();
  const resume = () => {
    parts.stage.current?.focus();
    onEvent({ type: 'resumed' });
  };
  useEffect(() => parts.stage.current?.focus(), [parts.stage]);

  const moved = (event: PointerEvent<HTMLDivElement>) => event.isPrimary && onEvent(pointerMoved(event));
  const left = (event: PointerEvent<HTMLDivElement>) => event.isPrimary && onEvent({ type: 'pointer-left' });
  return (
    <div
      ref={parts.stage}
      role="application"
      aria-label={m['screening.focus_game.running.field']()}
      aria-describedby={keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable for its arrow keys
      tabIndex={0}
      className={classNames(game.stage, game.stageFill, css.stage)}
      style={LENGTHS}
      onPointerDown={moved}
      onPointerMove={moved}
      onPointerLeave={left}
      onPointerCancel={left}
    >
      {/* Inside the element, because Orca passes no keys to an application without content. */}
      <p id={keys} className={layout.hidden}>
        {m['screening.focus_game.running.field_keys']()}
      </p>
      <Hills />
      <div ref={parts.ball} className={css.ball} data-ball data-on={shown.nearness === 'near' || undefined} />
      <div ref={parts.marker} className={css.marker} data-marker={shown.marker ?? undefined} />
      {shown.status === 'paused' && <PausedPanel onResume={resume} />}
    </div>
  );
}

function Hills() {
  return (
    <svg className={css.hills} viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 40C80 0 170 12 250 40S360 36 400 22V100H0Z" fill="var(--art-hill-1)" />
      <path d="M0 78C120 40 260 58 400 72V100H0Z" fill="var(--art-hill-2)" />
    </svg>
  );
}

function pointerMoved(event: PointerEvent<HTMLDivElement>): FocusGameEvent {
  const { clientX, clientY, pointerType, currentTarget: stage } = event;
  const box = stage.getBoundingClientRect();
  const at = { x: clientX - box.left - stage.clientLeft, y: clientY - box.top - stage.clientTop };
  const pointing = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
  return { type: 'pointer-moved', at, pointing };
}
