import { useEffect, useRef } from 'react';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, InfoIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { useNotify } from '../../ui/notices.ts';
import { resetSettings, type SettingsPlace, useSettingsPlace } from '../../ui/settings.ts';
import css from './put-back.module.css';

const PLACE_WORDS: Record<SettingsPlace, string> = {
  server: 'Saved. Your other devices get it too.',
  waiting: 'Saved on this device. The server gets it later.',
  device: 'Saved on this device.',
  nowhere: 'This browser keeps nothing. Your changes last until you leave.',
};

const PUT_BACK = 'Every setting is as it was at the start.';
const RESULTS_STAY = 'Your choice about test results stays.';

/** Puts every setting back at one press, which can be undone; and says where settings are kept. */
export function PutBack() {
  const place = useSettingsPlace();
  const putBack = usePutBack();
  return (
    <div className={layout.row}>
      <Button look="line" onPress={putBack}>
        Put these settings back
      </Button>
      {place && (
        <p className={classNames(css.place, layout.small)}>
          {place === 'nowhere' ? <InfoIcon /> : <CheckIcon />}
          <span>{PLACE_WORDS[place]}</span>
        </p>
      )}
    </div>
  );
}

function usePutBack(): () => void {
  const notify = useNotify();
  const learnerId = useSession().session.learner?.id;
  const withdraw = useRef<() => void>(undefined);
  // What one person put back, nobody else can undo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup belongs to the learner
  useEffect(() => () => withdraw.current?.(), [learnerId]);

  return () => {
    const undo = resetSettings();
    const takeBack = () => {
      undo();
      withdraw.current = notify({ sentence: 'Your settings are as they were.' });
    };
    withdraw.current = notify({
      sentence: learnerId ? `${PUT_BACK} ${RESULTS_STAY}` : PUT_BACK,
      action: { label: 'Undo', onPress: takeBack },
    });
  };
}
