import { Link } from 'react-router';
import type { MemberView } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import { firstName } from '../../learner/first-name.ts';
import { memberReportPath } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chart } from '../../ui/figures/chart.tsx';
import { usePrintTitle } from '../../ui/focus/use-print-title.ts';
import { CheckIcon, EyeIcon, PrinterIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { calendarDay, calendarDayWords } from '../../ui/words/dates.ts';
import { listWords } from '../../ui/words/number-words.ts';
import { memberName } from '../group-words.ts';
import { GameCourses } from './game-courses.tsx';
import { firstDay, memberFacts, strengthWords, sumsByWeek } from './member-facts.ts';
import css from './member-view.module.css';
import type { useMemberView } from './member-view-query.ts';
import { MixedUp } from './mixed-up.tsx';
import { ReadTexts } from './read-texts.tsx';
import { Section } from './section.tsx';
import { SetAndDone } from './set-and-done.tsx';
import { ThingsToTry } from './things-to-try.tsx';

const MS_A_MINUTE = 60_000;

type MemberSheetProps = { view: MemberView } & Pick<ReturnType<typeof useMemberView>, 'setForMember'>;

/**
 * What a member shares, in sections: what goes well first. A section of what is not shared is left out. Loaded lazily, because
 * it imports the rules of every game.
 */
export function MemberSheet({ view, setForMember }: MemberSheetProps) {
  const { group, member, days, runs, mixUps } = view;
  const now = new Date();
  const facts = memberFacts(view, calendarDay(now));
  const { results, strengths, set } = facts;
  const name = firstName(member.name) || memberName(member);
  usePrintTitle(m['member_view.file_name']({ name, day: calendarDay(now) }));
  const isEmpty = days === null && runs === null && set.length === 0;
  return (
    <>
      <div className={layout.screenOnly}>
        <Note icon={<EyeIcon />}>
          <p>{m['groups.group_view.looked']()}</p>
          <p>{m['groups.group_view.shared']()}</p>
        </Note>
      </div>
      <Row className={layout.screenOnly}>
        <Button look="line" onPress={() => print()}>
          <PrinterIcon />
          {m['member_view.print']()}
        </Button>
        {member.sharesReport && (
          <Link className={layout.aloneLink} to={memberReportPath(group.groupId, member.memberId)}>
            {m['groups.group_view.report_of']({ name })}
          </Link>
        )}
      </Row>
      {isEmpty ? (
        <Card as="div" isRoomy>
          <p>{m['member_view.nothing']()}</p>
        </Card>
      ) : (
        <div className={css.sections}>
          <Section title={m['member_view.strengths.title']()}>
            {strengths.length === 0 && <p>{m['member_view.strengths.none']({ name })}</p>}
            {strengths.length > 0 && (
              <ul className={css.strengths}>
                {strengths.map((strength) => (
                  <li key={strength.code}>
                    <CheckIcon />
                    <span>{strengthWords(strength)}</span>
                  </li>
                ))}
              </ul>
            )}
          </Section>
          {facts.tries.length > 0 && <ThingsToTry {...{ view, facts, name, setForMember }} />}
          {(days || runs) && <SixWeeks days={days} runs={runs} now={now} />}
          {results && runs && (
            <>
              <GameCourses courses={results.courses} name={name} now={now} />
              <ReadTexts runs={runs} now={now} />
            </>
          )}
          {mixUps && <MixedUp {...mixUps} />}
          {set.length > 0 && <SetAndDone view={view} set={set} now={now} />}
          <section className={css.notes} aria-hidden="true">
            <h2>{m['member_view.notes']()}</h2>
          </section>
        </div>
      )}
    </>
  );
}

/** The active days and the minutes of each week. */
function SixWeeks({ days, runs, now }: Pick<MemberView, 'days' | 'runs'> & { now: Date }) {
  const today = now.toISOString().slice(0, 10);
  const [first, last] = [calendarDayWords(firstDay(today), now), m['shared.today']()];
  const active =
    days &&
    sumsByWeek(
      days.map((day) => ({ day, amount: 1 })),
      today,
    );
  const minutes =
    runs &&
    sumsByWeek(
      runs.map(({ timestamp, durationMs }) => ({ day: timestamp.slice(0, 10), amount: durationMs / MS_A_MINUTE })),
      today,
    ).map(Math.round);
  return (
    <Section title={m['member_view.weeks.title']()} isWhole>
      <div className={css.games}>
        {active && (
          <Stack gap="s" isWide>
            <h3>{m['member_view.weeks.days']()}</h3>
            <Chart
              values={active}
              whole={7}
              {...{ first, last }}
              sentence={m['member_view.weeks.days_sentence']({ first, last, values: listWords(active.map(String)) })}
            />
          </Stack>
        )}
        {minutes && (
          <Stack gap="s" isWide>
            <h3>{m['member_view.weeks.minutes']()}</h3>
            <Chart
              values={minutes}
              {...{ first, last }}
              sentence={m['member_view.weeks.minutes_sentence']({
                first,
                last,
                values: listWords(minutes.map(String)),
              })}
            />
          </Stack>
        )}
      </div>
    </Section>
  );
}
