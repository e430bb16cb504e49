import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useConsentAnswer } from '../../api/consent.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { Note } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from '../edit-profile/edit-profile.module.css';
import { SettingsCard } from '../settings/settings-card.tsx';
import { GrownUpCheck } from '../sign-up-consent.tsx';

/** The consent to give results to researchers, off by default. */
export function ResearchConsent({ learner }: { learner: Learner }) {
  const { answer, sending, problem, grownUp } = useConsentAnswer(learner, 'research');
  return (
    <SettingsCard title={m['research_consent.title']()}>
      <p>{m['research_consent.lead']()}</p>
      <ul className={css.list}>
        <li>{m['research_consent.given']()}</li>
        <li>{m['research_consent.not_given']()}</li>
        <li>{m['research_consent.number']()}</li>
        <li>{m['research_consent.later']()}</li>
      </ul>
      {grownUp && <p>{m['shared.grown_up_answers']()}</p>}
      {grownUp && <GrownUpCheck {...grownUp} />}
      {/* A learner that an earlier version stored on the device has no answer. */}
      <Switch
        label={m['research_consent.switch']()}
        isSelected={sending ?? learner.inResearch ?? false}
        onChange={answer}
      />
      <Announced>{grownUp?.error}</Announced>
      {problem && <Note tone="danger">{joinSentences(problem, m['results_consent.unchanged']())}</Note>}
    </SettingsCard>
  );
}
