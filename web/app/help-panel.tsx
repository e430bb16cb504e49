import { useState } from 'react';
import { useLocation } from 'react-router';
import { numberWord, sentenceCase } from '#rules/number-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import layout from '../ui/layout.module.css';
import { TextField } from '../ui/text-field.tsx';
import type { Answer } from './help/answer.ts';
import { AnswerList } from './help/answer-list.tsx';
import { ANSWER_GROUPS, answersForPage } from './help/answers.ts';
import css from './help/help-panel.module.css';
import { NothingFound } from './help/nothing-found.tsx';
import { searchAnswers } from './help/search-answers.ts';
import { useSettled } from './help/use-settled.ts';

/** How long nothing is typed before the count is read out: it would interrupt whoever types. */
const SPOKEN_AFTER_MS = 800;

/** Short answers, searched on this device as one types; the page on which it is opened comes first. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const found = searchAnswers(typed);
  const settled = useSettled(typed, SPOKEN_AFTER_MS);
  return (
    <Dialog
      title="Help"
      sentence="A list of written answers. It is not a person, and not an AI that makes up answers."
      tall
      isOpen
      onOpenChange={onClose}
    >
      <div className={css.panel}>
        <div className={css.search}>
          <TextField
            label="Search the answers"
            hint="What you type stays on this device."
            value={typed}
            onChange={setTyped}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
          />
          {found && <p aria-hidden="true">{countWords(found.length)}</p>}
          <p role="status" className={layout.hidden}>
            {found && settled === typed && countWords(found.length)}
          </p>
        </div>
        {found === null && <PageAnswers onLeave={onClose} />}
        {found?.length === 0 && <NothingFound />}
        {found && found.length > 0 ? (
          <FoundAnswers found={found} onLeave={onClose} />
        ) : (
          <AllAnswers onLeave={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function PageAnswers({ onLeave }: { onLeave: () => void }) {
  const answers = answersForPage(useLocation().pathname);
  if (answers.length === 0) return null;
  return <AnswerList title="About this page" answers={answers} isFirstOpen onLeave={onLeave} />;
}

function FoundAnswers({ found, onLeave }: { found: readonly Answer[]; onLeave: () => void }) {
  return <AnswerList title="Answers that fit" answers={found} isFirstOpen={found.length === 1} onLeave={onLeave} />;
}

function AllAnswers({ onLeave }: { onLeave: () => void }) {
  return ANSWER_GROUPS.map(({ title, answers }) => (
    <AnswerList key={title} title={title} answers={answers} onLeave={onLeave} />
  ));
}

function countWords(count: number): string {
  return `${sentenceCase(numberWord(count))} ${count === 1 ? 'answer' : 'answers'} found.`;
}
