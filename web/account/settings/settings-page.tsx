import { type ReactNode, useRef } from 'react';
import { m } from '#messages';
import { locales } from '#messages/runtime';
import type { LevelSetting } from '#rules/games/levels.ts';
import { LANGUAGES } from '#rules/people/languages.ts';
import { type GAME_CHOICES, type LOOK_SETTINGS, SETTINGS, type Settings } from '#rules/people/settings.ts';
import { reloadFromServer } from '../../api/reload-from-server.ts';
import { isTrying, useSession } from '../../api/session.tsx';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Slider } from '../../ui/controls/slider/slider.tsx';
import { Card, Page, PageHead, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { SpacingControl } from '../../ui/settings/spacing-control.tsx';
import { VoiceControl } from '../../ui/speech/voice-choice.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { ResearchConsent } from '../results-consent/research-consent.tsx';
import { ResultsConsent } from '../results-consent/results-consent.tsx';
import { CalmControl, MotionControl, SchemeControl } from './colour-settings.tsx';
import { RecordingsSetting } from './recordings-setting.tsx';
import { ResetSettings } from './reset-settings.tsx';
import { sizeText } from './setting-texts.ts';
import { type ControlProps, SettingsCard } from './settings-card.tsx';
import css from './settings-page.module.css';
import {
  LetterVoiceControl,
  ListenControl,
  SoundControl,
  VoiceSpeedControl,
  VolumeControl,
} from './sound-settings.tsx';

export const meta = pageMeta(m['settings.page_title'], m['settings.page_description']);

/** The titles of the cards. */
const CARDS = {
  reading: m['settings.reading'],
  colours: m['settings.colours_and_motion'],
  sound: m['settings.sound_and_voice'],
  clocks: m['settings.clocks.title'],
};
export type SettingsCardName = keyof typeof CARDS;
const CARD_NAMES = Object.keys(CARDS) as SettingsCardName[];

/** The set-up and the level of a game are on the page of the game, and cosmetic settings in the shop. */
type SettingHere = Exclude<keyof Settings, keyof typeof GAME_CHOICES | LevelSetting | keyof typeof LOOK_SETTINGS>;

type Controls = {
  [Name in SettingHere]: { card: SettingsCardName; Control: (props: ControlProps<Name>) => ReactNode };
};

/** The control and the card of each setting, in the order of the page. */
const CONTROLS: Controls = {
  language: { card: 'reading', Control: LanguageControl },
  font: { card: 'reading', Control: FontControl },
  size: { card: 'reading', Control: SizeControl },
  spacing: { card: 'reading', Control: SpacingControl },
  scheme: { card: 'colours', Control: SchemeControl },
  motion: { card: 'colours', Control: MotionControl },
  calm: { card: 'colours', Control: CalmControl },
  sound: { card: 'sound', Control: SoundControl },
  listen: { card: 'sound', Control: ListenControl },
  volume: { card: 'sound', Control: VolumeControl },
  voice: { card: 'sound', Control: VoiceControl },
  letterVoice: { card: 'sound', Control: LetterVoiceControl },
  voiceSpeed: { card: 'sound', Control: VoiceSpeedControl },
  clock: { card: 'clocks', Control: ClockControl },
};
const NAMES = (Object.keys(CONTROLS) as SettingHere[]).filter(isOffered);

/** All settings of how the app looks and sounds, beside a sample text. */
export default function SettingsPage() {
  const { learner } = useSession().session;
  return (
    <Page isFree>
      <PageHead title={m['settings.title']()} lead={m['settings.lead']()} />
      <div className={css.container}>
        <div className={css.columns}>
          <Sample />
          <Stack gap="m" isWide>
            {CARD_NAMES.map((card) => (
              <SettingsCard key={card} title={CARDS[card]()}>
                <CardControls names={NAMES.filter((name) => CONTROLS[name].card === card)} />
              </SettingsCard>
            ))}
            <RecordingsSetting />
            {learner && !isTrying(learner) && <ResultsConsent key={learner.id} learner={learner} />}
            {learner && !isTrying(learner) && !learner.isPupil && (
              <ResearchConsent key={`research ${learner.id}`} learner={learner} />
            )}
            <ResetSettings />
          </Stack>
        </div>
      </div>
    </Page>
  );
}

/** With one language there is nothing to choose. */
function isOffered(name: SettingHere): boolean {
  return name !== 'language' || locales.length > 1;
}

/** The switches are first and have no gap between them. */
function CardControls({ names }: { names: readonly SettingHere[] }) {
  const isSwitch = (name: SettingHere) => typeof SETTINGS[name].default === 'boolean';
  const switches = names.filter(isSwitch);
  const others = names.filter((name) => !isSwitch(name));
  return (
    <>
      {switches.length > 0 && (
        <div>
          {switches.map((name) => (
            <SettingControl key={name} name={name} />
          ))}
        </div>
      )}
      {others.map((name) => (
        <SettingControl key={name} name={name} />
      ))}
    </>
  );
}

function SettingControl<Name extends SettingHere>({ name }: { name: Name }) {
  const value = useSettings()[name];
  const { Control }: Controls[Name] = CONTROLS[name];
  return (
    <div data-until-hydrated>
      <Control value={value} onChange={(chosen) => changeSettings({ [name]: chosen })} />
    </div>
  );
}

/**
 * A text in the chosen font and colours, which can be read aloud. After a change, record it again with
 * scripts/make-recordings.ts.
 */
function Sample() {
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <Card className={css.sample} aria-labelledby="sample">
      <h2 className={layout.large} id="sample">
        {m['settings.sample.title']()}
      </h2>
      <p ref={text}>{m['settings.sample.text']()}</p>
      <p className={layout.soft}>{m['settings.sample.letters']()}</p>
      <ListenButton of={text} />
    </Card>
  );
}

function ClockControl(props: ControlProps<'clock'>) {
  const choices = [
    { value: 'seconds', label: m['settings.clocks.seconds']() },
    { value: 'gentle', label: m['settings.clocks.gentle']() },
    { value: 'hidden', label: m['settings.clocks.hidden']() },
  ] as const;
  return <ChoiceGroup aria-label={m['settings.clocks.title']()} choices={choices} {...props} />;
}

/** Reloads the page, because the language is fixed per page load. */
function LanguageControl({ value, onChange }: ControlProps<'language'>) {
  const choices = [
    { value: 'device' as const, label: m['settings.language.device']() },
    ...locales.map((language) => ({ value: language, label: LANGUAGES[language].name })),
  ];
  const choose = (chosen: typeof value) => {
    onChange(chosen);
    void reloadFromServer();
  };
  return <ChoiceGroup label={m['settings.language.title']()} choices={choices} value={value} onChange={choose} />;
}

function FontControl(props: ControlProps<'font'>) {
  const segments = [
    { value: 'lexend', label: 'Lexend' },
    { value: 'atkinson', label: 'Atkinson' },
    { value: 'opendyslexic', label: 'OpenDyslexic' },
    { value: 'system', label: m['settings.font.system']() },
  ] as const;
  return <SegmentedControl label={m['settings.font.label']()} segments={segments} {...props} />;
}

function SizeControl(props: ControlProps<'size'>) {
  return (
    <Slider
      label={m['settings.size.label']()}
      {...props}
      min={SETTINGS.size.least}
      max={SETTINGS.size.most}
      step={SETTINGS.size.step}
      words={sizeText(props.value)}
      ends={[m['settings.size.smaller'](), m['settings.size.larger']()]}
    />
  );
}
