import type { MemberView } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import type { Course } from '#rules/figures/course.ts';
import { showsScore } from '#rules/games/runs.ts';
import type { GameCourse } from '#rules/groups/member-view.ts';
import { chartedFigure } from '../../activities/charted-figure.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { RUNS_CHARTED, RunsChart } from '../../activities/runs-chart.tsx';
import { ArrowRightIcon } from '../../ui/icons.ts';
import { Badge, Row, Stack, type Tone } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { dayWords } from '../../ui/words/dates.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { listWords } from '../../ui/words/number-words.ts';
import css from './member-view.module.css';
import { Section } from './section.tsx';

type Run = NonNullable<MemberView['runs']>[number];
type GameCoursesProps = { courses: readonly GameCourse<Run>[]; name: string; now: Date };

const TONES: Record<Course, Tone> = { improving: 'positive', steady: 'accent', harder: 'warm', 'too-little': 'accent' };

/** How each game went, drawn, with the own usual range and the games that say little. */
export function GameCourses({ courses, name, now }: GameCoursesProps) {
  return (
    <Section title={m['member_view.games.title']()} isWhole>
      {courses.length === 0 && <p>{m['member_view.games.none']()}</p>}
      <div className={css.games}>
        {courses.map((course) => (
          <Game key={course.game} {...course} name={name} now={now} />
        ))}
      </div>
    </Section>
  );
}

function Game({
  game,
  runs,
  course,
  usual,
  sayLittle,
  name,
  now,
}: GameCourse<Run> & Omit<GameCoursesProps, 'courses'>) {
  const charted = runs.slice(0, RUNS_CHARTED);
  const [newest] = charted;
  const range = usual && { from: Math.round(usual.from), until: Math.round(usual.until) };
  return (
    <Stack gap="s" isWide className={css.game}>
      <Row isApart isTight>
        <h3>{GAME_INFO[game].title()}</h3>
        <Badge tone={TONES[course]} plain={course === 'too-little'}>
          {course !== 'too-little' && (
            <span className={css.arrow} data-course={course}>
              <ArrowRightIcon />
            </span>
          )}
          {m['member_view.games.course']({ course })}
        </Badge>
      </Row>
      <RunsChart
        game={game}
        runs={charted}
        usual={range && { ...range, words: m['member_view.games.usual']({ name, ...range }) }}
      />
      {newest && charted.length === 1 && (
        <p>
          {m['member_view.games.once']({
            day: dayWords(newest.timestamp, now),
            score: chartedFigure(game, newest).words,
          })}
        </p>
      )}
      {charted.some((run) => !showsScore(run)) && <p className={layout.soft}>{m['member_view.games.hollow']()}</p>}
      {sayLittle.length > 0 && <LittleNote runs={sayLittle} now={now} />}
    </Stack>
  );
}

/** The games that say little, with their days and the reasons. */
function LittleNote({ runs, now }: { runs: readonly Run[]; now: Date }) {
  const days = [...new Set(runs.map(({ timestamp }) => dayWords(timestamp, now)))].reverse();
  const reasons = [
    ...new Set(runs.map(({ validity }) => m['member_view.games.because']({ validity: validity ?? '' }))),
  ];
  return (
    <p className={layout.soft}>
      {joinSentences(m['member_view.games.little']({ count: runs.length, days: listWords(days) }), ...reasons)}
    </p>
  );
}
