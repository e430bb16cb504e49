import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '#messages';
import { SETTINGS } from '#rules/people/settings.ts';
import { Button } from '../ui/controls/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { changeSettings, useSettings } from '../ui/settings/device-settings.ts';
import { VoiceControl } from '../ui/speech/voice-choice.tsx';

/** The speed and the voice of everything that is read aloud. They are settings of the learner. */
export function VoiceTools() {
  const { voice } = useSettings();
  return (
    <>
      <VoiceSpeed />
      <VoiceControl value={voice} onChange={(name) => changeSettings({ voice: name })} />
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
    <Stack as="fieldset" gap="s">
      <legend className={layout.hidden}>{m['shared.player.voice_speed.legend']()}</legend>
      <p role="status">
        <ParaglideMessage
          message={m['shared.player.voice_speed.current']}
          inputs={{ percent: Math.round(voiceSpeed * 100), limit }}
          markup={{ strong: ({ children }) => <strong>{children}</strong> }}
        />
      </p>
      <Row isTight>
        <Button look="line" onPress={() => change(-step)}>
          {m['shared.player.voice_speed.slower']()}
        </Button>
        <Button look="line" onPress={() => change(step)}>
          {m['shared.player.voice_speed.faster']()}
        </Button>
      </Row>
      <p className={layout.soft}>{m['shared.player.voice_speed.hint']()}</p>
    </Stack>
  );
}
