import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Passage, Passages } from '#content/content.ts';
import { PASSAGES } from '#content/passages.ts';
import { m } from '#messages';
import { WORDS_IN_A_PASSAGE } from '#rules/reading/passages.ts';
import { type ReadingRun, readingResult } from '#rules/reading/reading-run.ts';
import { PATHS } from '../../paths.ts';
import { useGamePage } from '../../play/game-page.tsx';
import { Reader } from '../../reader/reader.tsx';
import { changeTools, useReadingTools } from '../../reader/reading-tools.ts';
import { useReader } from '../../reader/use-reader.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.ts';
import { BackLink, Note, Page, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import css from './assignment.module.css';
import { PassageChoice } from './passage-choice.tsx';
import { PassageQuestions, ReadingEnd } from './questions/passage-questions.tsx';

export const meta = pageMeta(m['level_up_lab.assignment.page_title'], m['level_up_lab.assignment.page_description']);

export default function AssignmentPage() {
  return PASSAGES ? <AssignmentOrEnd passages={PASSAGES} /> : <ContentMissing part="passages" to={PATHS.levelUpLab} />;
}

/** A passage with its questions, or the end of its run. */
function AssignmentOrEnd({ passages }: { passages: Passages }) {
  const { phase, saved, play, save, end, changeSetUp } = useGamePage<'reading-passage', ReadingRun>('reading-passage');
  useAskedPassage(passages);
  if (phase.name !== 'over')
    return (
      <Assignment
        passages={passages}
        isBack={phase.name === 'set-up' && phase.isBack}
        onOpenQuestions={play}
        // Saved with the last answer: a learner who leaves then loses nothing.
        onAnswered={(run) => void save(run, readingResult(run))}
        onFinished={end}
      />
    );
  return (
    <ReadingEnd
      {...{ passages, saved }}
      run={phase.ended}
      onRead={({ id }) => {
        changeTools({ passage: id });
        changeSetUp();
      }}
    />
  );
}

/** Opens the passage in the query, `?passage=`, once; after that the learner's selection applies. */
function useAskedPassage(passages: Passages): void {
  const [query] = useSearchParams();
  const asked = query.get('passage');
  useLayoutEffect(() => {
    if (passages.some(({ id }) => id === asked)) changeTools({ passage: asked });
  }, [passages, asked]);
}

type AssignmentProps = {
  passages: Passages;
  /** Whether the learner returns from the end of a run. */
  isBack: boolean;
  onOpenQuestions: () => void;
  onAnswered: (run: ReadingRun) => void;
  onFinished: (run: ReadingRun) => void;
};

/** During a reading the title is hidden, and a badge shows the number of words. */
function Assignment({ passages, isBack, onOpenQuestions, ...ends }: AssignmentProps) {
  const { passage: chosen } = useReadingTools();
  const passage = passages.find(({ id }) => id === chosen) ?? passages[0];
  const next = passages[passages.indexOf(passage) + 1] ?? passages[0];
  const reader = useReader(passage);
  const { isOn, status, stop } = reader.reading;
  const { card } = reader;
  useEffect(() => {
    if (!isBack) return;
    scrollTo(0, 0);
    card.current?.focus({ preventScroll: true });
  }, [isBack, card]);
  const choose = (id: string) => {
    stop();
    changeTools({ passage: id });
  };
  const goOn = () => {
    reader.toggle.current?.focus();
    scrollTo({ top: 0 });
    choose(next.id);
  };
  return (
    <Page isWide className={css.page}>
      <div className={css.head}>
        <BackLink to={PATHS.levelUpLab} label={m['level_up_lab.assignment.back']()} />
        {isOn && <WordsBadge />}
      </div>
      {isOn ? <h1 className={layout.hidden}>{passage.title}</h1> : <h1>{m['level_up_lab.assignment.title']()}</h1>}
      <PassageChoice passages={passages} chosen={passage.id} onChoose={choose} />
      <Reader
        reader={reader}
        start={m['level_up_lab.assignment.start']()}
        status={m['level_up_lab.assignment.reads_aloud']({ count: WORDS_IN_A_PASSAGE })}
        after={
          <>
            <PassageEnd isFinished={status === 'finished'} next={next} onGoOn={goOn} />
            <PassageQuestions
              key={passage.id}
              passage={passage}
              isVoiceOn={isOn}
              onOpen={() => {
                stop();
                onOpenQuestions();
              }}
              {...ends}
              onShowText={() => card.current?.focus()}
            />
            {!isOn && <ReadYourselfOffer passage={passage} />}
          </>
        }
      />
    </Page>
  );
}

function ReadYourselfOffer({ passage }: { passage: Passage }) {
  return (
    <Row>
      <ButtonLink look="line" to={`${PATHS.readYourself}?passage=${passage.id}`}>
        {m['read_yourself.offer']()}
      </ButtonLink>
    </Row>
  );
}

type PassageEndProps = { isFinished: boolean; next: Passage; onGoOn: () => void };

/** Says at the end of a passage that it is finished, and offers the next one. */
function PassageEnd({ isFinished, next, onGoOn }: PassageEndProps) {
  return (
    <div {...LIVE_REGION}>
      {isFinished && (
        <Note tone="positive">
          <p>{m['level_up_lab.assignment.end']()}</p>
          <Button look="line" onPress={onGoOn}>
            {m['level_up_lab.assignment.go_to']({ title: next.title })}
            <ArrowRightIcon />
          </Button>
        </Note>
      )}
    </div>
  );
}

function WordsBadge() {
  return (
    <p className={css.badge}>
      <ParaglideMessage
        message={m['level_up_lab.assignment.badge']}
        inputs={{ count: WORDS_IN_A_PASSAGE }}
        markup={{
          number: ({ children }) => <span>{children}</span>,
          hidden: ({ children }) => <span className={layout.hidden}>{children}</span>,
        }}
      />
    </p>
  );
}
