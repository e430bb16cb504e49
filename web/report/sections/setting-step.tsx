import { useState } from 'react';
import { m } from '#messages';
import type { Settings } from '#rules/people/settings.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { advisedChange, type SettingSuggestion } from '#rules/screening/report/advised-settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import type { ButtonLook } from './letter-round-link.tsx';
import css from './setting-step.module.css';

/** What a suggestion advises to set: a sentence as it looks now and then, and a button that sets it, or takes it back. */
export function SettingStep({ step, look }: { step: SettingSuggestion; look: ButtonLook }) {
  const settings = useSettings();
  /** The changed settings as they were before the button was pressed; null before that. */
  const [before, setBefore] = useState<Partial<Settings> | null>(null);
  const change = advisedChange(step, settings);
  const use = () => {
    if (!change) return;
    setBefore(Object.fromEntries(Object.entries(settings).filter(([name]) => name in change)));
    changeSettings(change);
  };
  const takeBack = () => {
    if (before) changeSettings(before);
    setBefore(null);
  };
  const canTakeBack = !change && before !== null;
  return (
    <>
      <div className={css.shown}>
        {change && <Previews settings={settings} change={change} />}
        <p {...LIVE_REGION}>{!change && m['report.next_steps.setting.in_use']()}</p>
      </div>
      {(change || canTakeBack) && (
        <Button look={canTakeBack ? 'line' : look} onPress={canTakeBack ? takeBack : use}>
          {canTakeBack ? m['report.next_steps.setting.take_back']() : m['report.next_steps.setting.use']()}
        </Button>
      )}
    </>
  );
}

type PreviewsProps = { settings: Settings; change: Partial<Settings> };

function Previews({ settings, change }: PreviewsProps) {
  const pageSize = settings.size;
  const then = { ...settings, ...change };
  const hasPoints = 'calm' in change;
  return (
    <div className={css.previews}>
      <Preview title={m['report.next_steps.setting.now']()} settings={settings} {...{ pageSize, hasPoints }} />
      <Preview title={m['report.next_steps.setting.then']()} settings={then} {...{ pageSize, hasPoints }} />
    </div>
  );
}

type PreviewProps = {
  title: string;
  settings: Settings;
  /** The size of letters on this page. */
  pageSize: number;
  /** Whether calm mode is compared, which has no points. */
  hasPoints: boolean;
};

/** A sentence as it looks with some settings. */
function Preview({ title, settings: { size, spacing, calm }, pageSize, hasPoints }: PreviewProps) {
  const { scheme } = document.documentElement.dataset;
  return (
    // The attributes of the root element, which soften the colours inside; see looks.css.
    <div className={css.preview} {...(calm && { 'data-calm': '', 'data-scheme': scheme })}>
      <p className={layout.small}>{title}</p>
      <p
        className={css.sentence}
        // As in tokens.css.
        style={{
          fontSize: `${size / pageSize}em`,
          letterSpacing: `${0.01 + spacing * 0.13}em`,
          wordSpacing: `${0.03 + spacing * 0.45}em`,
        }}
      >
        {m['report.next_steps.setting.sentence']()}
      </p>
      {hasPoints && !calm && (
        <div>
          <Badge tone="sun">{m['report.next_steps.setting.points']({ points: POINTS_PER_RUN })}</Badge>
        </div>
      )}
    </div>
  );
}
