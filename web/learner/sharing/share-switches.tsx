import { useId } from 'react';
import { m } from '#messages';
import { SHARES, type Share, type Shares } from '#rules/groups/groups.ts';
import { useIsByPictures, useSession } from '../../api/session.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import css from './shares.module.css';

const SWITCHES: Record<Share, { label: () => string; hint: () => string }> = {
  activity: { label: m['sharing.shares.activity'], hint: m['sharing.shares.activity_hint'] },
  progress: { label: m['sharing.shares.progress'], hint: m['sharing.shares.progress_hint'] },
  screening: { label: m['sharing.shares.screening'], hint: m['sharing.shares.screening_hint'] },
  plan: { label: m['sharing.shares.plan'], hint: m['sharing.shares.plan_hint'] },
};

type ShareSwitchesProps = {
  /** The name of the leader inside a sentence. */
  leader: string;
  shares: Shares;
  /** The items to offer; all by default. */
  only?: readonly Share[];
  onChange: (share: Share, isShown: boolean) => void;
};

/** A switch for each item that a leader can be allowed to see. */
export function ShareSwitches({ leader, shares, only = SHARES, onChange }: ShareSwitchesProps) {
  const id = useId();
  const isByPictures = useIsByPictures();
  const { learner } = useSession().session;
  const lacksAgreement = learner?.isPupil && learner.keepsResults !== true;
  // The server refuses report and plan in a session by pictures, and the report of a pupil without a parent's agreement.
  const isRefused = { activity: false, progress: false, screening: isByPictures || lacksAgreement, plan: isByPictures };
  const offered = only.filter((share) => !isRefused[share] || shares[share]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out by its legend in every browser
    <div role="group" aria-labelledby={id}>
      <p id={id} className={css.switchesTitle}>
        {m['sharing.shares.title']({ leader })}
      </p>
      {offered.map((share) => (
        <Switch
          key={share}
          label={SWITCHES[share].label()}
          hint={SWITCHES[share].hint()}
          isSelected={shares[share]}
          onChange={(isShown) => onChange(share, isShown)}
        />
      ))}
    </div>
  );
}
