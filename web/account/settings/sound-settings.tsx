import { m } from '#messages';
import { SETTINGS } from '#rules/people/settings.ts';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { Slider } from '../../ui/controls/slider/slider.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { playSound } from '../../ui/speech/sounds.ts';
import { voiceSpeedText, volumeText } from './setting-texts.ts';
import type { ControlProps } from './settings-card.tsx';

/** Plays a tone when sounds are turned on. */
export function SoundControl({ value, onChange }: ControlProps<'sound'>) {
  const turnSounds = (isOn: boolean) => {
    onChange(isOn);
    playSound('right');
  };
  return (
    <Switch
      label={m['settings.sounds.label']()}
      hint={m['settings.sounds.hint']()}
      isSelected={value}
      onChange={turnSounds}
    />
  );
}

export function ListenControl({ value, onChange }: ControlProps<'listen'>) {
  return (
    <Switch
      label={m['settings.listen.label']()}
      hint={m['settings.listen.hint']()}
      isSelected={value}
      onChange={onChange}
    />
  );
}

/** Plays a tone at the selected volume. */
export function VolumeControl(props: ControlProps<'volume'>) {
  return (
    <Slider
      label={m['settings.volume.label']()}
      {...props}
      onChangeEnd={() => playSound('right')}
      min={SETTINGS.volume.least}
      max={SETTINGS.volume.most}
      step={SETTINGS.volume.step}
      words={volumeText(props.value)}
      ends={[m['settings.volume.quiet'](), m['settings.volume.loud']()]}
    />
  );
}

export function LetterVoiceControl(props: ControlProps<'letterVoice'>) {
  const choices = [
    { value: 'recording', label: m['settings.letter_voice.recording']() },
    { value: 'device', label: m['settings.letter_voice.device']() },
  ] as const;
  return <ChoiceGroup label={m['settings.letter_voice.label']()} choices={choices} {...props} />;
}

export function VoiceSpeedControl(props: ControlProps<'voiceSpeed'>) {
  return (
    <Slider
      label={m['settings.voice_speed.label']()}
      {...props}
      min={SETTINGS.voiceSpeed.least}
      max={SETTINGS.voiceSpeed.most}
      step={SETTINGS.voiceSpeed.step}
      words={voiceSpeedText(props.value)}
      ends={[m['settings.voice_speed.slow'](), m['settings.voice_speed.fast']()]}
    />
  );
}
