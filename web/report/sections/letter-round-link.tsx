import type { ComponentType } from 'react';
import { m } from '#messages';
import { roundLetters, swappedLetters } from '#rules/games/letter-round/mixed-up-letters.ts';
import { recentAnswers } from '#rules/screening/letter-quiz/letter-confusions.ts';
import type { LetterQuizResult } from '#rules/screening/results.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { letterRoundPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PlayIcon } from '../../ui/icons.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { joinWithAnd } from '../../ui/words/number-words.ts';

/** A letter round with the letters that changed places in the last valid quizzes; `quizzes` is newest first. */
export function LetterRoundLink({ quizzes, look }: { quizzes: readonly LetterQuizResult[]; look: ButtonLook }) {
  const title = GAME_INFO['letter-round'].title();
  const letters = roundLetters(swappedLetters(recentAnswers(quizzes)));
  return (
    <StepLink look={look} to={letterRoundPath(letters)} Icon={PlayIcon}>
      {letters.length === 0
        ? m['report.next_steps.play']({ title })
        : m['report.next_steps.play_with_letters']({ title, letters: joinWithAnd(letters) })}
    </StepLink>
  );
}

/** `filled`: of the first suggestion. */
export type ButtonLook = 'filled' | 'line';

type StepLinkProps = { look: ButtonLook; to: string; Icon: ComponentType | undefined; children: string };

/** The button of a suggestion that leads to a page. */
export function StepLink({ look, to, Icon, children }: StepLinkProps) {
  return (
    <Row>
      <ButtonLink look={look} to={to}>
        {Icon && <Icon />}
        {children}
      </ButtonLink>
    </Row>
  );
}
