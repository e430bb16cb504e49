import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import {
  type ClassAdjustment,
  grownUpAdvice,
  type HomeAdjustment,
  type WatchedThing,
} from '#rules/screening/report/grown-up-advice.ts';
import type { SeenPart, SharedReport } from '#rules/screening/report/shared-report.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { usePrintTitle } from '../../ui/focus/use-print-title.ts';
import { PrinterIcon } from '../../ui/icons.ts';
import card from '../../ui/layout/card.module.css';
import { BackLink, Card, classNames, Page, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { fullDayWords } from '../../ui/words/dates.ts';
import { seenWords } from '../words/seen-words.ts';
import css from './grown-up.module.css';

type GrownUpSheetProps = {
  report: SharedReport;
  /** Empty if it is unknown. */
  firstName: string;
  now: Date;
  /** The back link above the title. */
  back?: { to: string; label: string };
  /** Whether the title takes the focus, because the sheet replaced the pressed button. */
  takesFocus?: boolean;
  /** A sentence that is not printed. */
  note?: string;
};

/** A summary for a parent or teacher, which fits on one printed page. */
export function GrownUpSheet({ report, firstName, now, back, takesFocus = false, note }: GrownUpSheetProps) {
  const { inClass, atHome, watched, asksForReadingTest } = grownUpAdvice(report);
  usePrintTitle(fileName(firstName, now));
  return (
    <Page isFree isTall className={css.sheet}>
      <div className={classNames(layout.pageHead, css.head)}>
        {back && <BackLink {...back} />}
        <h1 ref={takesFocus ? focus : null} tabIndex={-1}>
          {firstName ? m['grown_up.title_with_name']({ name: firstName }) : m['grown_up.title']()}
        </h1>
        <p className={layout.lead}>{m['grown_up.lead']()}</p>
        <Row className={css.screenOnly}>
          <Button size="l" onPress={() => print()}>
            <PrinterIcon />
            {m['grown_up.print']()}
          </Button>
        </Row>
        {note && <p className={classNames(layout.soft, layout.small, css.screenOnly)}>{note}</p>}
      </div>
      <Part title={m['grown_up.seen.title']()} className={css.whole}>
        <div className={css.seen}>
          {SCREENING_PARTS.map((part) => (
            <SeenRow key={part} part={part} seen={report[part]} />
          ))}
        </div>
      </Part>
      <Part title={m['grown_up.not_meant.title']()}>
        <Points>
          <li>{m['grown_up.not_meant.diagnosis']()}</li>
          <li>{m['grown_up.not_meant.person']()}</li>
          <li>{m['grown_up.not_meant.rules_out']()}</li>
          <li>{m['grown_up.not_meant.day']()}</li>
        </Points>
      </Part>
      <Part title={m['grown_up.wrong.title']()}>
        <StrongPoints messages={WRONG} />
      </Part>
      <Part title={m['grown_up.in_class.title']()}>
        <StrongPoints messages={inClass.map((code) => CLASS_WORDS[code])} />
      </Part>
      <Part title={m['grown_up.at_home.title']()}>
        <StrongPoints messages={atHome.map((code) => HOME_WORDS[code])} />
      </Part>
      <Part title={m['grown_up.watch.title']()}>
        <Points>
          {watched.map((code) => (
            <li key={code}>{WATCH_WORDS[code]()}</li>
          ))}
        </Points>
      </Part>
      <Part title={m['grown_up.ask.title']()}>
        <Points>
          <li>{m['grown_up.ask.learner']()}</li>
          <li>{m['grown_up.ask.school']()}</li>
          {asksForReadingTest && <li>{m['grown_up.ask.reading']()}</li>}
          <li>{m['grown_up.ask.doctor']()}</li>
        </Points>
      </Part>
      <p className={classNames(layout.soft, layout.small, css.whole)}>
        {m['grown_up.footer']({ day: fullDayWords(now) })}
      </p>
    </Page>
  );
}

/**
 * Arrondo et al. 2024: sensitivity 0.75, specificity 0.71. At a prevalence of 5 in 100, 12 of 100 positive results are
 * correct. Random answers reach the threshold of the questionnaire (6 of 10) in 386 of 1,024 cases.
 */
const WRONG: readonly StrongMessage[] = [
  m['grown_up.wrong.focus_game'],
  m['grown_up.wrong.letter_quiz'],
  m['grown_up.wrong.traits_questionnaire'],
];

function fileName(name: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return name ? m['grown_up.file_name_with_name']({ name, day }) : m['grown_up.file_name']({ day });
}

function Part({ title, className, children }: { title: string; className?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <Card isRoomy isFree className={classNames(css.part, className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

function SeenRow({ part, seen }: { part: ScreeningPart; seen: SeenPart }) {
  const { title, tone, Drawing } = SCREENING_PART_INFO[part];
  const { day, words, little } = seenWords(part, seen);
  return (
    <div className={css.seenPart}>
      <div className={card.title}>
        <RoundPicture tone={tone} size={52}>
          <Drawing />
        </RoundPicture>
        <div>
          <h3>{title()}</h3>
          {day && <p className={classNames(layout.soft, layout.small)}>{day}</p>}
        </div>
      </div>
      {seen.result && (
        <p>
          <strong>{m['grown_up.seen.in_short']({ part, seen: seen.result.seen })}</strong>
        </p>
      )}
      <p>{words}</p>
      {little && <p className={layout.soft}>{little}</p>}
    </div>
  );
}

function Points({ children }: { children: ReactNode }) {
  return <ul className={css.points}>{children}</ul>;
}

function StrongPoints({ messages }: { messages: readonly StrongMessage[] }) {
  return (
    <Points>
      {messages.map((message) => (
        <li key={message()}>
          <ParaglideMessage message={message} markup={{ strong: ({ children }) => <strong>{children}</strong> }} />
        </li>
      ))}
    </Points>
  );
}

/** A message that starts with bold text. */
type StrongMessage = (typeof m)['grown_up.in_class.short_steps'] | (typeof m)['grown_up.at_home.one_thing'];

const CLASS_WORDS: Record<ClassAdjustment, StrongMessage> = {
  'short-steps': m['grown_up.in_class.short_steps'],
  'calm-seat': m['grown_up.in_class.calm_seat'],
  'more-time': m['grown_up.in_class.more_time'],
  'hear-texts': m['grown_up.in_class.hear_texts'],
  'say-changes': m['grown_up.in_class.say_changes'],
  'plain-words': m['grown_up.in_class.plain_words'],
  'ask-what-helps': m['grown_up.in_class.ask_what_helps'],
  'one-at-a-time': m['grown_up.in_class.one_at_a_time'],
};

const HOME_WORDS: Record<HomeAdjustment, StrongMessage> = {
  'one-thing': m['grown_up.at_home.one_thing'],
  'timed-work': m['grown_up.at_home.timed_work'],
  'read-together': m['grown_up.at_home.read_together'],
  'roomy-letters': m['grown_up.at_home.roomy_letters'],
  'written-plan': m['grown_up.at_home.written_plan'],
  'quiet-time': m['grown_up.at_home.quiet_time'],
  'same-times': m['grown_up.at_home.same_times'],
  'say-what-went-well': m['grown_up.at_home.say_what_went_well'],
};

const WATCH_WORDS: Record<WatchedThing, () => string> = {
  tasks: m['grown_up.watch.tasks'],
  reading: m['grown_up.watch.reading'],
  company: m['grown_up.watch.company'],
  places: m['grown_up.watch.places'],
  'good-days': m['grown_up.watch.good_days'],
  help: m['grown_up.watch.help'],
};
