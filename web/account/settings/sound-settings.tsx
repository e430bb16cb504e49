import { SETTINGS } from '#rules/settings.ts';
import { changeSettings, useSettings } from '../../ui/settings.ts';
import { Slider } from '../../ui/slider.tsx';
import { playSound } from '../../ui/sounds.ts';
import { Switch } from '../../ui/switch.tsx';
import { voiceSpeedWords, volumeWords } from './setting-words.ts';
import { SettingsCard } from './settings-card.tsx';
import { VoiceChoice } from './voice-choice.tsx';

/** What is heard. A tone says how loud it is now. */
export function SoundSettings() {
  const { sound, volume, listen, voice, voiceSpeed } = useSettings();
  const turnSounds = (isOn: boolean) => {
    changeSettings({ sound: isOn });
    playSound('right');
  };
  return (
    <SettingsCard title="Sound and voice">
      <div>
        <Switch
          label="Sounds"
          hint="Gentle tones in games. Never a surprise."
          isSelected={sound}
          onChange={turnSounds}
        />
        <Switch
          label="Read pages aloud"
          hint="Puts a Listen button on pages of text."
          isSelected={listen}
          onChange={(isOn) => changeSettings({ listen: isOn })}
        />
      </div>
      <Slider
        label="Volume"
        value={volume}
        onChange={(chosen) => changeSettings({ volume: chosen })}
        onChangeEnd={() => playSound('right')}
        min={SETTINGS.volume.least}
        max={SETTINGS.volume.most}
        step={SETTINGS.volume.step}
        words={volumeWords(volume)}
        ends={['quiet', 'loud']}
      />
      <VoiceChoice value={voice} onChange={(chosen) => changeSettings({ voice: chosen })} />
      <Slider
        label="Voice speed"
        value={voiceSpeed}
        onChange={(chosen) => changeSettings({ voiceSpeed: chosen })}
        min={SETTINGS.voiceSpeed.least}
        max={SETTINGS.voiceSpeed.most}
        step={SETTINGS.voiceSpeed.step}
        words={voiceSpeedWords(voiceSpeed)}
        ends={['slow', 'fast']}
      />
    </SettingsCard>
  );
}
