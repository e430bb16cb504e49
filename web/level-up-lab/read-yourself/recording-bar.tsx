import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { CircleNotchIcon, StopCircleIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/note.tsx';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './read-yourself.module.css';
import type { Problem, useReadYourself } from './use-read-yourself.ts';

const PROBLEMS: Record<Problem, () => string> = {
  refused: m['read_yourself.fault.refused'],
  'no-microphone': m['read_yourself.fault.no_microphone'],
  'not-loaded': m['read_yourself.fault.not_loaded'],
  silent: m['read_yourself.fault.silent'],
  noise: m['read_yourself.fault.noise'],
  'too-short': m['read_yourself.fault.too_short'],
  'other-text': m['read_yourself.fault.other_text'],
};

type RecordingBarProps = Pick<ReturnType<typeof useReadYourself>, 'state' | 'level' | 'start' | 'stop'>;

/** Starts and stops a recording; sticky below the text. */
export function RecordingBar({ state: { step, ...rest }, level, start, stop }: RecordingBarProps) {
  const problem = 'problem' in rest ? rest.problem : null;
  const isRecording = step === 'recording';
  return (
    <div className={css.bar}>
      <div {...LIVE_REGION}>
        {problem && <Note tone="caution">{PROBLEMS[problem]()}</Note>}
        {isRecording && <p className={layout.hidden}>{m['read_yourself.listening']()}</p>}
        {step === 'working' && (
          <p className={css.working}>
            <CircleNotchIcon />
            {m['read_yourself.working']()}
          </p>
        )}
      </div>
      {isRecording && <Recording level={level} onStop={stop} />}
      {(step === 'start' || step === 'fault' || step === 'asking') && (
        <div className={css.start}>
          <Button size="l" onPress={() => step !== 'asking' && start()}>
            {problem ? m['read_yourself.try_again']() : m['read_yourself.start']()}
          </Button>
          {step === 'asking' && <p className={layout.soft}>{m['read_yourself.asking']()}</p>}
        </div>
      )}
    </div>
  );
}

function Recording({ level, onStop }: { level: number; onStop: () => void }) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <div className={css.recording}>
      <Button ref={stop} size="l" onPress={onStop}>
        <StopCircleIcon />
        {m['read_yourself.stop']()}
      </Button>
      <div className={css.hearing}>
        <span>{m['read_yourself.hears_you']()}</span>
        <div className={css.level} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(level * 100)}%` }} />
        </div>
      </div>
    </div>
  );
}
