import type { ReactNode } from 'react';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { KeyboardIcon } from '../../ui/icons.ts';
import { Card, classNames } from '../../ui/layout/layout.tsx';
import css from './question-card.module.css';

type QuestionCardProps = {
  /** The progress as text. */
  words: string;
  done: number;
  of: number;
  question: ReactNode;
  /** What the keys do, as text with this id. */
  keys: { id: string; words: string };
  className: string;
  /** What is asked, and the answers. */
  children: ReactNode;
};

/** A question of a game: the progress above a card with the question, its answers and their keys. */
export function QuestionCard({ question, keys, className, children, ...progress }: QuestionCardProps) {
  return (
    <div className={classNames(css.column, className)}>
      <ProgressBar {...progress} />
      <Card isRoomy isFree className={css.card}>
        <h2 className={css.question}>{question}</h2>
        {children}
        <p id={keys.id} className={css.keys}>
          <KeyboardIcon />
          {keys.words}
        </p>
      </Card>
    </div>
  );
}
