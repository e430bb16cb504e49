import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { Button, type ButtonProps } from '../ui/controls/button.tsx';
import { PauseIcon, PlayIcon, SkipBackIcon, SkipForwardIcon, SlidersHorizontalIcon } from '../ui/icons.ts';
import { classNames } from '../ui/layout/layout.tsx';
import css from './player.module.css';
import type { ReadingAloud } from './use-reading-aloud.ts';

type PlayerProps = {
  reading: ReadingAloud;
  /** The button that starts and stops the reading. It gets the focus when the other buttons are removed. */
  toggle: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
  /** The content of the Tools menu: at least speed and voice. */
  tools: ReactNode;
  /** The current position, as text. */
  status?: ReactNode;
  /** `always`: sticky at the bottom of its page. `while-on`: sticky while reading, otherwise in its normal position. */
  stays: 'always' | 'while-on';
};

/** The player for all text that is read aloud. It is always visible while reading. */
export function Player({ reading, toggle, children, tools, status, stays }: PlayerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toolsButton = useRef<HTMLButtonElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const areShown = useShown(reading.isOn, controls, toggle);
  const isInView = stays === 'always' || areShown;
  const bar = useScrollPadding(isInView);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the tools from any control in it
    <div
      ref={bar}
      className={classNames(css.player, stays === 'while-on' && css.own)}
      data-in-view={isInView || undefined}
      data-playing={areShown || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        toolsButton.current?.focus();
        setIsOpen(false);
      }}
    >
      <div className={css.row}>
        {status && <p className={css.status}>{status}</p>}
        {areShown && (
          <div ref={controls} className={css.controls}>
            <Control onPress={reading.back} picture={<SkipBackIcon />}>
              {m['shared.player.back']()}
            </Control>
            <Control
              onPress={reading.isReading ? reading.pause : reading.resume}
              picture={reading.isReading ? <PauseIcon /> : <PlayIcon />}
            >
              {reading.isReading ? m['shared.player.pause']() : m['shared.player.go_on']()}
            </Control>
            <Control onPress={reading.forward} picture={<SkipForwardIcon />}>
              {m['shared.player.forward']()}
            </Control>
          </div>
        )}
        {children}
        {isInView && (
          <Control
            ref={toolsButton}
            onPress={() => setIsOpen(!isOpen)}
            picture={<SlidersHorizontalIcon />}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
          >
            {m['shared.player.tools']()}
          </Control>
        )}
      </div>
      {isInView && isOpen && (
        <div id={id} className={css.tools}>
          {tools}
        </div>
      )}
    </div>
  );
}

type ControlProps = ButtonProps & { picture: ReactNode; children: ReactNode };

/** In a narrow bar its label is for screen readers only. */
function Control({ picture, children, ...button }: ControlProps) {
  return (
    <Button look="line" {...button}>
      {picture}
      <span className={css.words}>{children}</span>
    </Button>
  );
}

/**
 * Whether the controls are shown: while reading. At the end the focus is moved away from them before they are removed,
 * because screen readers do not announce a focus change that happens together with the removal.
 */
function useShown(
  isOn: boolean,
  controls: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLButtonElement | null>,
): boolean {
  const [areShown, setAreShown] = useState(false);
  useEffect(() => {
    if (!isOn && controls.current?.contains(document.activeElement)) toggle.current?.focus({ preventScroll: true });
    setAreShown(isOn);
  }, [isOn, controls, toggle]);
  return isOn || areShown;
}

/** Keeps the focused element and the current word above the bar. */
function useScrollPadding(isInView: boolean): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current || !isInView) return;
    const scroller = current.closest<HTMLElement>('[role="dialog"]') ?? document.documentElement;
    const observer = new ResizeObserver(() =>
      scroller.style.setProperty('--player-height', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      scroller.style.removeProperty('--player-height');
    };
  }, [isInView]);
  return bar;
}
