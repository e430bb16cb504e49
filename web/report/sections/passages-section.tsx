import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { RUN } from '#rules/games/runs.ts';
import { PASSAGE_LEVELS } from '#rules/reading/passages.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { PATHS } from '../../paths.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { classNames, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../report.module.css';

/** The passages with answered questions and the number of correct answers; renders nothing before the first. */
export function PassagesSection({ owner, isAlone }: { owner: string | null; isAlone: boolean }) {
  const { data } = useQuery(runsQuery(owner));
  const runs = data?.['reading-passage'] ?? [];
  if (runs.length === 0) return null;
  const hasMore = owner !== null && runs.length >= RUN.maxListed;
  return (
    <Disclosure title={m['report.passages.title']()} isOpenFirst={isAlone}>
      <Stack isWide>
        <p>{m['report.passages.count']({ count: runs.length, more: hasMore ? 'yes' : 'no' })}</p>
        <ul>
          {rightByLevel(runs).map((each) => (
            <li key={each.level}>{m['report.passages.level'](each)}</li>
          ))}
        </ul>
        <Link to={PATHS.assignment} className={classNames(layout.aloneLink, css.screenOnly)}>
          {m['report.passages.go_on']()}
        </Link>
      </Stack>
    </Disclosure>
  );
}

/** The correct answers per level, without runs that have a validity problem. */
function rightByLevel(runs: readonly GameRun[]) {
  return PASSAGE_LEVELS.flatMap((level) => {
    const read = runs.filter((run) => run.level === level && !run.validity);
    const right = read.reduce((sum, { score }) => sum + score, 0);
    return read.length === 0 ? [] : [{ level, right, count: read.length * READING_RUN.questions }];
  });
}
