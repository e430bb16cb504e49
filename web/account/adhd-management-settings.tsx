import { useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import type { Preferences } from '#contract/preferences.ts';
import { changePreferences } from '../api/learner.ts';
import { isOtherSession, sentenceOf } from '../api/request.ts';
import { serverSetupOfPage } from '../api/server-setup.ts';
import { useSession } from '../api/session.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { Switch } from '../ui/switch.tsx';
import { createPreferenceChanges } from './preference-changes.ts';

const TOGGLES = [
  {
    name: 'stutterDetection',
    label: 'Stutter Detection',
    hint: 'Will listen while you read aloud. It is not ready yet; your choice is kept.',
  },
  {
    name: 'focusMode',
    label: 'Focus Mode',
    hint: 'Takes away everything that is not the task, also the daily report.',
  },
  {
    name: 'dailyReports',
    label: 'Daily Reports',
    hint: dailyReportsHint,
  },
] as const satisfies { name: keyof Preferences; label: string; hint: string | (() => string) }[];

/** Mails need a server that sends them, and an address that is the learner's. */
function dailyReportsHint(): string {
  const shows = 'Shows one short summary of your day on the dashboard.';
  return serverSetupOfPage().mail === 'smtp'
    ? `${shows} Once your email is confirmed, you also get it by mail.`
    : shows;
}

/** The three toggles. They act at once, and go back by themselves when the server did not take them. */
export function AdhdManagementSettings({ learner }: { learner: Learner }) {
  const { changeLearner, refresh } = useSession();
  const [fault, setFault] = useState<string | null>(null);
  const [changePreference] = useState(() =>
    createPreferenceChanges({
      send: (name, value) => changePreferences(learner.id, { [name]: value }),
      show: (name, value) =>
        changeLearner(learner.id, (now) => ({ ...now, preferences: { ...now.preferences, [name]: value } })),
    }),
  );

  const change = async (name: keyof Preferences, value: boolean) => {
    setFault(null);
    try {
      await changePreference(name, value, learner.preferences[name]);
    } catch (error) {
      setFault(`${sentenceOf(error)} The setting is as it was before.`);
      if (isOtherSession(error)) void refresh();
    }
  };

  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackWide)}>
      <h2>ADHD Management Settings</h2>
      <div>
        {TOGGLES.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={typeof hint === 'string' ? hint : hint()}
            isSelected={learner.preferences[name]}
            onChange={(value) => void change(name, value)}
          />
        ))}
      </div>
      {fault ? (
        <Note tone="danger">{fault}</Note>
      ) : (
        <p className={classNames(layout.soft, layout.small, layout.row, layout.rowTight)}>
          <CheckIcon />
          Kept for you on every device
        </p>
      )}
    </section>
  );
}
