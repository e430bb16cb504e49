import { m } from '#messages';
import { VoiceTools } from '../read-aloud/voice-tools.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import layout from '../ui/layout.module.css';
import { changeSettings, useSettings } from '../ui/settings/device-settings.ts';
import { SpacingControl } from '../ui/settings/spacing-control.tsx';
import { changeTools, FOCUS_LINES, useReadingTools } from './reading-tools.ts';
import { KINDS_MEGABYTES } from './words/kind-names.ts';
import { DICTIONARY_MEGABYTES } from './words/syllable-dictionary.ts';

/** The reading tools. Changes apply at once and are stored; speed, voice and spacing are settings of the learner. */
export function ToolChoices() {
  const tools = useReadingTools();
  const { spacing } = useSettings();
  const chooseLines = (chosen: string) => {
    const lines = FOCUS_LINES.find((count) => String(count) === chosen);
    if (lines !== undefined) changeTools({ lines });
  };
  const segments = FOCUS_LINES.map((count) => ({
    value: String(count),
    label: count === 0 ? m['reader.all_lines']() : String(count),
  }));
  return (
    <>
      <SegmentedControl
        label={m['reader.lines_in_focus']()}
        segments={segments}
        value={String(tools.lines)}
        onChange={chooseLines}
      />
      <div>
        <Switch
          label={m['reader.ruler']()}
          hint={m['reader.ruler_hint']()}
          isSelected={tools.ruler}
          onChange={(ruler) => changeTools({ ruler })}
        />
        <Switch
          label={m['reader.syllables']()}
          hint={m['words.syllables_hint']({ megabytes: DICTIONARY_MEGABYTES })}
          isSelected={tools.syllables}
          onChange={(syllables) => changeTools({ syllables })}
        />
        <KindsSwitch />
      </div>
      <VoiceTools />
      <SpacingControl value={spacing} onChange={(chosen) => changeSettings({ spacing: chosen })} />
      <p className={layout.soft}>{m['reader.press_a_word']()}</p>
    </>
  );
}

function KindsSwitch() {
  const { kinds } = useReadingTools();
  return (
    <Switch
      label={m['words.kinds.label']()}
      hint={m['words.kinds.hint']({ megabytes: KINDS_MEGABYTES })}
      isSelected={kinds}
      onChange={(isSelected) => changeTools({ kinds: isSelected })}
    />
  );
}
