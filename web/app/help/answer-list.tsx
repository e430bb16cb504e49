import { useId } from 'react';
import type { Answer } from './answer.ts';
import { AnswerItem } from './answer-item.tsx';
import css from './help-panel.module.css';

type AnswerListProps = {
  title: string;
  answers: readonly Answer[];
  /** Whether the first answer can be read without a press. */
  isFirstOpen?: boolean;
  onLeave: () => void;
};

export function AnswerList({ title, answers, isFirstOpen = false, onLeave }: AnswerListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.group}>
      <h3 id={heading} className={css.groupTitle}>
        {title}
      </h3>
      <div>
        {answers.map((answer, place) => (
          <AnswerItem key={answer.id} answer={answer} isOpenFirst={isFirstOpen && place === 0} onLeave={onLeave} />
        ))}
      </div>
    </section>
  );
}
