import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import type { AgeBand } from '#rules/people/age-band.ts';
import { nextPassage } from '#rules/reading/next-passage.ts';
import { advisesSettings } from '#rules/screening/report/advised-settings.ts';
import {
  GAME_OF_SUGGESTION,
  type Suggestion,
  suggestionsOf,
  type TriableSuggestion,
} from '#rules/screening/report/suggestions.ts';
import { isTriable, stepsToShow, type TriedStep } from '#rules/screening/report/tried-steps.ts';
import { tells } from '#rules/screening/results.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { useNoTests } from '../../api/test-offer.ts';
import { tickStep, useTriedSteps } from '../../device/tried-steps.ts';
import { GAME_PATHS, passagePath } from '../../paths.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { BookOpenTextIcon, PlayIcon } from '../../ui/icons.ts';
import { classNames, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import report from '../report.module.css';
import css from '../report-cards.module.css';
import { type ButtonLook, LetterRoundLink, StepLink } from './letter-round-link.tsx';
import { SettingStep } from './setting-step.tsx';
import { leadsToTest, STEPS } from './step-info.ts';

type SuggestionsProps = {
  attempts: ScreeningAttempts;
  owner: string | null;
  ageBand: AgeBand | null;
  isForChild: boolean;
};

/**
 * What to try next: each suggestion has one button that leads into the very thing, or sets it. Suggestions for the learner have
 * a checkbox, which is stored on this device.
 */
export function Suggestions({ attempts, owner, ageBand, isForChild }: SuggestionsProps) {
  const tried = useTriedSteps(owner);
  const hasTests = useNoTests() === null;
  const offered = suggestionsOf(attempts).filter((step) => hasTests || !leadsToTest(step));
  return (
    <>
      <ol className={css.steps}>
        {stepsToShow(offered, tried).map((step, at) => (
          <li key={step} className={css.step}>
            <StepPicture step={step} />
            <Stack isWide className={css.words}>
              <StepWords step={step} isForChild={isForChild} />
              <div className={css.actions}>
                <div className={classNames(report.screenOnly, css.action)}>
                  <StepAction {...{ step, attempts, owner, ageBand }} look={at === 0 ? 'filled' : 'line'} />
                </div>
                {isTriable(step) && <Tick step={step} tried={tried[step]} owner={owner} />}
              </div>
            </Stack>
          </li>
        ))}
      </ol>
      <p className={classNames(layout.soft, layout.small)}>{m['report.next_steps.kept_here']()}</p>
    </>
  );
}

type TickProps = { step: TriableSuggestion; tried: TriedStep | undefined; owner: string | null };

function Tick({ step, tried, owner }: TickProps) {
  return (
    <>
      <div className={css.tick}>
        <Checkbox
          label={m['report.next_steps.trying']()}
          isSelected={tried !== undefined}
          onChange={(isTicked) => tickStep(owner, step, isTicked, new Date())}
        />
      </div>
      {tried?.helped && <p>{m['report.next_steps.helped']({ helped: tried.helped })}</p>}
    </>
  );
}

function StepPicture({ step }: { step: Suggestion }) {
  const { Icon, tone } = STEPS[step];
  return (
    <RoundPicture tone={tone} size={52}>
      <Icon />
    </RoundPicture>
  );
}

/** A suggestion as text. */
export function StepWords({ step, isForChild = false }: { step: Suggestion; isForChild?: boolean }) {
  const { message, forChild } = STEPS[step];
  return (
    <p>
      <ParaglideMessage message={(isForChild && forChild) || message} markup={{ strong: Strong }} />
    </p>
  );
}

function Strong({ children }: { children?: ReactNode }) {
  return <strong>{children}</strong>;
}

type StepActionProps = Omit<SuggestionsProps, 'isForChild'> & { step: Suggestion; look: ButtonLook };

/** The button of a suggestion. */
function StepAction({ step, look, attempts, owner, ageBand }: StepActionProps) {
  const { place } = STEPS[step];
  const game = GAME_OF_SUGGESTION[step];
  if (advisesSettings(step)) return <SettingStep step={step} look={look} />;
  if (step === 'voice') return <PassageLink {...{ owner, ageBand, look }} />;
  if (step === 'turned-letters') return <LetterRoundLink look={look} quizzes={attempts['letter-quiz'].filter(tells)} />;
  if (game)
    return (
      <StepLink look={look} to={GAME_PATHS[game]} Icon={PlayIcon}>
        {m['report.next_steps.play']({ title: GAME_INFO[game].title() })}
      </StepLink>
    );
  return (
    place && (
      <StepLink look={look} to={place.to} Icon={place.Icon}>
        {place.label()}
      </StepLink>
    )
  );
}

function PassageLink({ owner, ageBand, look }: Pick<StepActionProps, 'owner' | 'ageBand' | 'look'>) {
  const { data } = useQuery(runsQuery(owner));
  const { passage, level } = nextPassage(data?.['reading-passage'] ?? [], ageBand);
  return (
    <StepLink look={look} to={passagePath(passage)} Icon={BookOpenTextIcon}>
      {m['report.next_steps.go.passage']({ level })}
    </StepLink>
  );
}
