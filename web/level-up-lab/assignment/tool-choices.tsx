import { SETTINGS } from '#rules/settings.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Segments } from '../../ui/segments.tsx';
import { changeSettings, useSettings } from '../../ui/settings.ts';
import { Switch } from '../../ui/switch.tsx';
import { changeTools, FOCUS_LINES, type ReadingTools } from './reading-tools.ts';

const LINES = FOCUS_LINES.map((count) => ({ value: String(count), label: count === 0 ? 'All' : String(count) }));

/** The reading tools; each of them works at once and is kept on the device. */
export function ToolChoices({ tools }: { tools: ReadingTools }) {
  const chooseLines = (chosen: string) => {
    const lines = FOCUS_LINES.find((count) => String(count) === chosen);
    if (lines !== undefined) changeTools({ lines });
  };
  return (
    <>
      <Segments label="Lines in focus" segments={LINES} value={String(tools.lines)} onChange={chooseLines} />
      <Switch
        label="Reading ruler"
        hint="A bar under one line. Move it with the pointer or the arrow keys."
        isSelected={tools.ruler}
        onChange={(ruler) => changeTools({ ruler })}
      />
      <Switch
        label="Syllable marks"
        hint="Dots between the parts of long words."
        isSelected={tools.syllables}
        onChange={(syllables) => changeTools({ syllables })}
      />
      <VoiceSpeed />
      <p className={layout.soft}>Press a word to see it alone and to hear it.</p>
    </>
  );
}

function VoiceSpeed() {
  const { voiceSpeed } = useSettings();
  const { least, most, step } = SETTINGS.voiceSpeed;
  const change = (by: number) => {
    const wanted = Math.round((voiceSpeed + by) * 10) / 10;
    changeSettings({ voiceSpeed: Math.max(least, Math.min(most, wanted)) });
  };
  const border = voiceSpeed <= least ? ', the slowest' : voiceSpeed >= most ? ', the fastest' : '';
  return (
    <fieldset className={layout.stack}>
      <legend className={layout.hidden}>Speed of the voice</legend>
      <p role="status">
        <strong>Speed of the voice:</strong> {Math.round(voiceSpeed * 100)} %{border}
      </p>
      <div className={layout.row}>
        <Button look="line" onPress={() => change(-step)}>
          Slower
        </Button>
        <Button look="line" onPress={() => change(step)}>
          Faster
        </Button>
      </div>
      <p className={layout.soft}>It changes with the next sentence.</p>
    </fieldset>
  );
}
