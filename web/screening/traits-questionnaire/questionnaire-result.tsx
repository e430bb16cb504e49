import type { ReactNode } from 'react';
import { m } from '#messages';
import { TRAITS_QUESTIONNAIRE, type TraitAnswer, traitsVerdict } from '#rules/screening/traits-questionnaire.ts';
import { PATHS } from '../../app/paths.ts';
import { TODAY } from '../../play/result-day.ts';
import PeopleLens from '../../ui/art/lens-people.svg?react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { StepHeading } from '../part-frame.tsx';
import type { AttemptSaving } from '../use-save-attempt.ts';
import css from './traits-questionnaire.module.css';

type QuestionnaireResultProps = {
  answers: readonly TraitAnswer[];
  saving: AttemptSaving<'traits-questionnaire'>;
  children: ReactNode;
};

/** The verdict of the server, or of this device for answers that stay here; before it, only that the answers are complete. */
export function QuestionnaireResult({ answers, saving, children }: QuestionnaireResultProps) {
  const ofServer = saving.state === 'sent' ? saving.answer.attempt : null;
  const verdict = saving.state === 'on-device' ? traitsVerdict(answers) : ofServer;
  return (
    <Card isRoomy gap="m" isWide>
      <div className={css.head}>
        <Lens tone="berry" size={96}>
          <PeopleLens />
        </Lens>
        <Stack gap="s" aria-live="polite">
          <StepHeading takesFocus className={css.statement}>
            {verdict
              ? m['report.outcome.autism_traits']({ band: verdict.result, ...TODAY })
              : m['screening.traits_questionnaire.end.all_answered']()}
          </StepHeading>
          {verdict && (
            <p className={layout.lead}>
              {m['screening.traits_questionnaire.end.score']({
                score: verdict.score,
                count: TRAITS_QUESTIONNAIRE.statements,
              })}
            </p>
          )}
        </Stack>
      </div>
      {verdict ? (
        <>
          <p>{m['report.outcome.autism_line']({ band: verdict.result, line: TRAITS_QUESTIONNAIRE.possibleFrom })}</p>
          <p>{m['screening.traits_questionnaire.end.not_a_diagnosis']()}</p>
        </>
      ) : (
        <PendingVerdict state={saving.state} />
      )}
      {children}
      <Row className={layout.rowQuiet}>
        <ButtonLink size="l" to={PATHS.report}>
          {m['screening.traits_questionnaire.end.see_report']()}
        </ButtonLink>
        <ButtonLink look="quiet" to={PATHS.landing}>
          {m['screening.traits_questionnaire.end.go_home']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function PendingVerdict({ state }: { state: AttemptSaving<'traits-questionnaire'>['state'] }) {
  if (state === 'sent') return <p>{m['screening.traits_questionnaire.end.in_report']()}</p>;
  if (state !== 'waiting' && state !== 'needs-sign-in') return null;
  return <p>{m['screening.traits_questionnaire.end.later_in_report']()}</p>;
}
