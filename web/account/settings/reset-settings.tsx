import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { CheckIcon, InfoIcon } from '../../ui/icons.ts';
import { classNames, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { resetSettings, type SettingsPlace, useSettingsPlace } from '../../ui/settings/device-settings.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './settings-page.module.css';

const PLACE_TEXTS: Record<SettingsPlace, () => string> = {
  server: m['settings.saved.server'],
  waiting: m['settings.saved.waiting'],
  device: m['settings.saved.device'],
  nowhere: m['settings.saved.nowhere'],
};

/** Resets all settings, which can be undone, and says where they are stored. */
export function ResetSettings() {
  const place = useSettingsPlace();
  const reset = useReset();
  return (
    <Row>
      <Button look="line" onPress={reset}>
        {m['settings.reset.button']()}
      </Button>
      {place && (
        <p className={classNames(css.savedWhere, layout.small)}>
          {place === 'nowhere' ? <InfoIcon /> : <CheckIcon />}
          <span>{PLACE_TEXTS[place]()}</span>
        </p>
      )}
    </Row>
  );
}

function useReset(): () => void {
  const notify = useNotify();
  const learnerId = useSession().session.learner?.id;
  const withdrawNotice = useRef<() => void>(undefined);
  // The next learner must not undo the reset of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup belongs to the learner
  useEffect(() => () => withdrawNotice.current?.(), [learnerId]);

  return () => {
    const undo = resetSettings();
    const undoReset = () => {
      undo();
      withdrawNotice.current = notify({ sentence: m['settings.reset.undone']() });
    };
    withdrawNotice.current = notify({
      sentence: joinSentences(m['settings.reset.done'](), learnerId ? m['settings.reset.results_stay']() : null),
      action: { label: m['shared.undo'](), onPress: undoReset },
    });
  };
}
