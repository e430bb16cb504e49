import { PASSAGES } from '#content/passages.ts';
import type { MemberView } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import { showsScore } from '#rules/games/runs.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { RUNS_CHARTED, RunsChart } from '../../activities/runs-chart.tsx';
import { dayWords } from '../../ui/words/dates.ts';
import { Section } from './section.tsx';

/** The texts of which at most so many are listed. */
const LISTED = 5;

/** The texts that were read, and how many of their questions were right; nothing before the first. */
export function ReadTexts({ runs, now }: { runs: NonNullable<MemberView['runs']>; now: Date }) {
  const read = runs.filter(({ game }) => game === 'reading-passage');
  if (read.length === 0) return null;
  const scored = read.filter(showsScore).slice(0, RUNS_CHARTED);
  return (
    <Section title={m['member_view.reading.title']()}>
      {scored.length > 1 && <h3>{m['member_view.reading.questions']()}</h3>}
      <RunsChart game="reading-passage" runs={scored} whole={READING_RUN.questions} />
      <ul>
        {read.slice(0, LISTED).map(({ runId, choice, score, timestamp, validity }) => {
          const entry = {
            title: PASSAGES?.find(({ id }) => id === choice)?.title ?? choice,
            day: dayWords(timestamp, now),
          };
          return (
            <li key={runId}>
              {validity
                ? m['member_view.reading.entry_little'](entry)
                : m['member_view.reading.entry']({ ...entry, right: score, of: READING_RUN.questions })}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
