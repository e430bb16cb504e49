import type { ReactNode } from 'react';
import { AUTISM_BAND_TEXTS } from '#rules/screening/band-texts.ts';
import { TRAITS_QUESTIONNAIRE, type TraitAnswer, traitsVerdict } from '#rules/screening/traits-questionnaire.ts';
import { PATHS } from '../../app/paths.ts';
import PeopleLens from '../../ui/art/lens-people.svg?react';
import { ButtonLink } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { PartHeading } from '../part-heading.tsx';
import type { AttemptSaving } from '../use-save-attempt.ts';
import css from './traits-questionnaire.module.css';

type QuestionnaireResultProps = {
  answers: readonly TraitAnswer[];
  saving: AttemptSaving<'traits-questionnaire'>;
  children: ReactNode;
};

/** What the server made of the answers, or this device when they stay here; until then only that they are complete. */
export function QuestionnaireResult({ answers, saving, children }: QuestionnaireResultProps) {
  const ofServer = saving.state === 'sent' ? saving.answer.attempt : null;
  const verdict = saving.state === 'on-device' ? traitsVerdict(answers) : ofServer;
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM, layout.stackWide)}>
      <div className={css.head}>
        <Lens tone="berry" size={96}>
          <PeopleLens />
        </Lens>
        <div className={classNames(layout.stack, layout.stackS)} aria-live="polite">
          <PartHeading takesFocus className={css.statement}>
            {verdict ? AUTISM_BAND_TEXTS[verdict.result].statement('today') : 'All ten questions are answered.'}
          </PartHeading>
          {verdict && (
            <p className={layout.lead}>
              {`${verdict.score} of ${TRAITS_QUESTIONNAIRE.statements} answers matched a trait.`}
            </p>
          )}
        </div>
      </div>
      {verdict ? (
        <>
          <p>{AUTISM_BAND_TEXTS[verdict.result].meaning}</p>
          <p>This is not a diagnosis. Nobody has measured how often this list is wrong.</p>
        </>
      ) : (
        <Later state={saving.state} />
      )}
      {children}
      <div className={classNames(layout.row, layout.rowQuiet)}>
        <ButtonLink size="l" to={PATHS.report}>
          See my report
        </ButtonLink>
        <ButtonLink look="quiet" to={PATHS.landing}>
          Go home
        </ButtonLink>
      </div>
    </section>
  );
}

function Later({ state }: { state: AttemptSaving<'traits-questionnaire'>['state'] }) {
  if (state === 'sent') return <p>Your report shows what they mean.</p>;
  if (state !== 'waiting' && state !== 'needs-sign-in') return null;
  return <p>The server works out what they mean. Your report shows it as soon as your answers are sent.</p>;
}
