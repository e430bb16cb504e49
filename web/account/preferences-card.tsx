import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { Preferences } from '#contract/people/settings.ts';
import { m } from '#messages';
import { serverSetup } from '../api/server-setup.ts';
import { useSession, useSessionCheck } from '../api/session.tsx';
import { request, sentenceOf } from '../http/request.ts';
import { Switch } from '../ui/controls/switch.tsx';
import { CheckIcon } from '../ui/icons.ts';
import { Card } from '../ui/layout/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { Note } from '../ui/layout/note.tsx';
import { Row } from '../ui/layout/stack.tsx';
import layout from '../ui/layout.module.css';
import { joinSentences } from '../ui/words/join-sentences.ts';
import { preferenceMutation } from './preference-mutation.ts';

const TOGGLES = [
  {
    name: 'stutterDetection',
    label: m['account.preferences.stutter_detection'],
    hint: m['account.preferences.stutter_detection_hint'],
  },
  {
    name: 'focusMode',
    label: m['account.preferences.focus_mode'],
    hint: m['account.preferences.focus_mode_hint'],
  },
  {
    name: 'dailyReports',
    label: m['account.preferences.daily_reports'],
    hint: () => m['account.preferences.daily_reports_hint']({ mail: serverSetup().mail }),
  },
] as const satisfies { name: keyof Preferences; label: () => string; hint: () => string }[];

/** The three toggles. A change shows at once, and is reverted if the server does not accept it. */
export function PreferencesCard({ learner }: { learner: Learner }) {
  const { changeLearner } = useSession();
  const checkSession = useSessionCheck();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [options] = useState(() =>
    preferenceMutation({
      queries,
      learnerId: learner.id,
      send: ({ name, value }) =>
        request('PATCH /learners/:learnerId/preferences', {
          params: { learnerId: learner.id },
          body: { [name]: value },
          outlivesPage: true,
        }),
      show: (name, value) =>
        changeLearner(learner.id, (now) => ({ ...now, preferences: { ...now.preferences, [name]: value } })),
      onReverted: (error) => {
        setProblem(joinSentences(sentenceOf(error), m['account.preferences.reverted']()));
        checkSession(error);
      },
    }),
  );
  const { mutate } = useMutation(options);
  const change = (name: keyof Preferences, value: boolean) => {
    setProblem(null);
    mutate({ name, value, shown: learner.preferences[name] });
  };

  return (
    <Card isRoomy isWide>
      <h2>{m['account.preferences.title']()}</h2>
      <div>
        {TOGGLES.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label()}
            hint={hint()}
            isSelected={learner.preferences[name]}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
      {problem ? (
        <Note tone="danger">{problem}</Note>
      ) : (
        <Row as="p" isTight className={classNames(layout.soft, layout.small)}>
          <CheckIcon />
          {m['account.preferences.kept']()}
        </Row>
      )}
    </Card>
  );
}
