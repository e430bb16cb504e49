import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { useOpener } from '../ui/focus/panels.ts';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import { firstNumberWord } from '../ui/words/number-words.ts';
import type { Answer } from './answer.ts';
import { AnswerDisclosure, AnswerList } from './answer-list.tsx';
import { ANSWER_GROUPS, answersForPage } from './answers.ts';
import css from './help-panel.module.css';
import { KindAnswer, KindWords } from './kind-answer.tsx';
import { needsKindAnswer, searchAnswers } from './search-answers.ts';

/** Delay before the number of results is announced, because an announcement would interrupt typing. */
const SPOKEN_AFTER_MS = 800;

/** Searchable short answers; the search runs on this device. Answers about the current page come first. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const found = searchAnswers(typed);
  const isKind = needsKindAnswer(typed);
  const sentence = isKind ? m['help.panel.kind.shown']() : found && countWords(found.length);
  const settled = useDebounced(typed, SPOKEN_AFTER_MS);
  return (
    <Dialog title={m['help.panel.title']()} sentence={m['help.panel.sentence']()} tall isOpen onOpenChange={onClose}>
      <Stack gap="m" isWide>
        <Stack gap="s" isWide>
          <TextField
            label={m['help.panel.search.label']()}
            hint={m['help.panel.search.hint']()}
            value={typed}
            onChange={setTyped}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
          />
          {found && !isKind && <p aria-hidden="true">{sentence}</p>}
          <p {...LIVE_REGION} className={layout.hidden}>
            {settled === typed && sentence}
          </p>
        </Stack>
        {isKind && <KindAnswer />}
        {found === null && !isKind && <PageAnswers onLeave={onClose} />}
        {found?.length === 0 && !isKind && <NothingFound />}
        {found && found.length > 0 ? (
          <FoundAnswers found={found} isFirstOpen={found.length === 1 && !isKind} onLeave={onClose} />
        ) : (
          <AllAnswers hasKind={found === null && !isKind} onLeave={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

function PageAnswers({ onLeave }: { onLeave: () => void }) {
  const answers = answersForPage(useLocation().pathname);
  if (answers.length === 0) return null;
  return <AnswerList title={m['help.panel.about_this_page']()} answers={answers} isFirstOpen onLeave={onLeave} />;
}

type FoundAnswersProps = { found: readonly Answer[]; isFirstOpen: boolean; onLeave: () => void };

function FoundAnswers({ found, isFirstOpen, onLeave }: FoundAnswersProps) {
  return (
    <AnswerList
      title={m['help.panel.answers_that_fit']()}
      answers={found}
      isFirstOpen={isFirstOpen}
      onLeave={onLeave}
    />
  );
}

/** All answers, and at the end the one for bad days (see `KindAnswer`), which is listed without a search too. */
function AllAnswers({ hasKind, onLeave }: { hasKind: boolean; onLeave: () => void }) {
  const heading = useId();
  return (
    <>
      {ANSWER_GROUPS.map(({ title, answers }) => (
        <AnswerList key={title()} title={title()} answers={answers} onLeave={onLeave} />
      ))}
      {hasKind && (
        <Stack as="section" gap="s" isWide aria-labelledby={heading}>
          <h3 id={heading} className={layout.large}>
            {m['help.panel.kind.group']()}
          </h3>
          <div>
            <AnswerDisclosure title={m['help.panel.kind.title']()}>
              <KindWords />
            </AnswerDisclosure>
          </div>
        </Stack>
      )}
    </>
  );
}

function countWords(count: number): string {
  return m['help.panel.search.found']({ count, number: firstNumberWord(count) });
}

/** What to do if no answer matches; all answers are listed below. */
function NothingFound() {
  return (
    <Stack>
      <h3>{m['help.panel.search.not_known']()}</h3>
      <p>{m['help.panel.search.nothing_found']()}</p>
      <Button look="line" {...useOpener('demo')}>
        {m['help.panel.search.demo']()}
      </Button>
      <div className={css.full}>
        <AnswerDisclosure title={m['help.panel.kind.title']()}>
          <KindWords />
        </AnswerDisclosure>
      </div>
    </Stack>
  );
}

/** The value, once it has not changed for `afterMs`. */
function useDebounced<Value>(value: Value, afterMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, afterMs, value);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
