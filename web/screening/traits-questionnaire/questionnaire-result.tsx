import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#messages';
import { type QuestionnaireState, questionnaireReport } from '#rules/screening/questionnaire/questionnaire-reducer.ts';
import {
  type AutismBand,
  TRAITS_QUESTIONNAIRE,
  traitsVerdict,
} from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { validityOf } from '#rules/screening/validity.ts';
import { TODAY } from '../../activities/result-day.ts';
import { useIsByPictures } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { NewLeaf } from '../../play/end/new-leaf.tsx';
import { SharesAfterTask } from '../../play/end/shares-after-task.tsx';
import PeoplePicture from '../../ui/art/round-people.svg?react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { ArrowCounterClockwiseIcon } from '../../ui/icons.ts';
import { Card, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { StepHeading } from '../part-frame.tsx';
import { type AttemptSaving, finishedPart } from '../use-save-attempt.ts';
import { ValidityNote } from '../validity-note.tsx';
import css from './traits-questionnaire.module.css';

/** Delay until screen readers have read the heading; a result that arrives later has to be announced. */
const READ_AFTER_MS = 100;

type QuestionnaireResultProps = {
  state: QuestionnaireState;
  isForChild: boolean;
  saving: AttemptSaving<'traits-questionnaire'>;
  onAgain: () => void;
  children: ReactNode;
};

/**
 * The result from the server, or computed on this device if answers are not sent; before it, a message that the
 * answers are complete.
 */
export function QuestionnaireResult({ state, isForChild, saving, onAgain, children }: QuestionnaireResultProps) {
  const report = questionnaireReport(state, '');
  const isByPictures = useIsByPictures();
  const validity = validityOf('traits-questionnaire', report);
  const ofServer = saving.state === 'sent' ? saving.answer.attempt : null;
  const isJudgedHere = ['on-device', 'tried'].includes(saving.state);
  const known = isJudgedHere ? traitsVerdict(report.answers) : ofServer;
  const verdict = validity === null ? known : null;
  // Screen readers read the focused heading; it becomes a live region later, because otherwise it would be announced
  // too.
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsRead, READ_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card isRoomy gap="m" isWide>
      <div className={css.head}>
        <RoundPicture tone="berry" size={96}>
          <PeoplePicture />
        </RoundPicture>
        <Stack gap="s" {...(isRead && LIVE_REGION)}>
          <StepHeading takesFocus className={css.statement}>
            {verdict
              ? verdictWords(verdict.result, isForChild)
              : m['screening.traits_questionnaire.end.all_answered']()}
          </StepHeading>
          {verdict && !isForChild && <p className={layout.lead}>{scoreWords(verdict.score)}</p>}
        </Stack>
      </div>
      {validity !== null && <ValidityNote part="traits-questionnaire" validity={validity} />}
      {isForChild && validity === null && <p>{m['screening.traits_questionnaire.end.for_child']()}</p>}
      {verdict && !isForChild && <WhatItMeans band={verdict.result} />}
      {!verdict && validity === null && <PendingVerdict state={saving.state} />}
      {validity === null && !isForChild && children}
      <Row className={layout.rowQuiet}>
        {validity !== null && (
          <Button size="l" onPress={onAgain}>
            <ArrowCounterClockwiseIcon />
            {m['screening.another_go']()}
          </Button>
        )}
        {isByPictures ? (
          <ButtonLink size="l" look={validity === null ? 'filled' : 'line'} to={PATHS.dashboard}>
            {m['pupils.own_account.back']()}
          </ButtonLink>
        ) : (
          <ButtonLink size="l" look={validity === null ? 'filled' : 'line'} to={PATHS.report}>
            {m['screening.traits_questionnaire.end.see_report']()}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={PATHS.landing}>
          {m['screening.traits_questionnaire.end.go_home']()}
        </ButtonLink>
      </Row>
      <NewLeaf kind="traits-questionnaire" saving={saving} />
      {verdict && isForChild && (
        <Stack gap="s">
          <h2>{m['report.for_grown_up.title']()}</h2>
          <p>{verdictWords(verdict.result, false)}</p>
          <p>{scoreWords(verdict.score)}</p>
          <WhatItMeans band={verdict.result} />
        </Stack>
      )}
      {(validity !== null || isForChild) && children}
      <SharesAfterTask finished={finishedPart('traits-questionnaire', saving)} />
    </Card>
  );
}

function verdictWords(band: AutismBand, isForChild: boolean): string {
  return isForChild
    ? m['report.for_child.people']({ band, ...TODAY })
    : m['report.outcome.autism_traits']({ band, ...TODAY });
}

function scoreWords(score: number): string {
  return m['screening.traits_questionnaire.end.score']({ score, count: TRAITS_QUESTIONNAIRE.statements });
}

function WhatItMeans({ band }: { band: AutismBand }) {
  return (
    <>
      <p>{m['report.outcome.autism_line']({ band, line: TRAITS_QUESTIONNAIRE.possibleFrom })}</p>
      <p>{m['screening.traits_questionnaire.end.not_a_diagnosis']()}</p>
    </>
  );
}

function PendingVerdict({ state }: { state: AttemptSaving<'traits-questionnaire'>['state'] }) {
  if (state === 'sent') return <p>{m['screening.traits_questionnaire.end.in_report']()}</p>;
  if (state !== 'waiting' && state !== 'needs-sign-in') return null;
  return <p>{m['screening.traits_questionnaire.end.later_in_report']()}</p>;
}
