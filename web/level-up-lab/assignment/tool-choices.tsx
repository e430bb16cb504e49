import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '#messages';
import { SETTINGS } from '#rules/settings.ts';
import { Button } from '../../ui/button.tsx';
import { changeSettings, useSettings } from '../../ui/device-settings.ts';
import layout from '../../ui/layout.module.css';
import { Segments } from '../../ui/segments.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Switch } from '../../ui/switch.tsx';
import { changeTools, FOCUS_LINES, type ReadingTools } from './reading-tools.ts';

/** The reading tools. Changes apply at once and are stored on the device. */
export function ToolChoices({ tools }: { tools: ReadingTools }) {
  const chooseLines = (chosen: string) => {
    const lines = FOCUS_LINES.find((count) => String(count) === chosen);
    if (lines !== undefined) changeTools({ lines });
  };
  const segments = FOCUS_LINES.map((count) => ({
    value: String(count),
    label: count === 0 ? m['level_up_lab.assignment.all_lines']() : String(count),
  }));
  return (
    <>
      <Segments
        label={m['level_up_lab.assignment.lines_in_focus']()}
        segments={segments}
        value={String(tools.lines)}
        onChange={chooseLines}
      />
      <Switch
        label={m['level_up_lab.assignment.ruler']()}
        hint={m['level_up_lab.assignment.ruler_hint']()}
        isSelected={tools.ruler}
        onChange={(ruler) => changeTools({ ruler })}
      />
      <Switch
        label={m['level_up_lab.assignment.syllables']()}
        hint={m['level_up_lab.assignment.syllables_hint']()}
        isSelected={tools.syllables}
        onChange={(syllables) => changeTools({ syllables })}
      />
      <VoiceSpeed />
      <p className={layout.soft}>{m['level_up_lab.assignment.press_a_word']()}</p>
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
  const limit = voiceSpeed <= least ? 'slowest' : voiceSpeed >= most ? 'fastest' : 'none';
  return (
    <Stack as="fieldset">
      <legend className={layout.hidden}>{m['level_up_lab.assignment.voice_speed.legend']()}</legend>
      <p role="status">
        <ParaglideMessage
          message={m['level_up_lab.assignment.voice_speed.current']}
          inputs={{ percent: Math.round(voiceSpeed * 100), limit }}
          markup={{ strong: ({ children }) => <strong>{children}</strong> }}
        />
      </p>
      <Row>
        <Button look="line" onPress={() => change(-step)}>
          {m['level_up_lab.assignment.voice_speed.slower']()}
        </Button>
        <Button look="line" onPress={() => change(step)}>
          {m['level_up_lab.assignment.voice_speed.faster']()}
        </Button>
      </Row>
      <p className={layout.soft}>{m['level_up_lab.assignment.voice_speed.hint']()}</p>
    </Stack>
  );
}
