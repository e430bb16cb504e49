import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import layout from '../../ui/layout.module.css';
import { Columns } from './columns.tsx';
import { HistoryCard } from './history-card.tsx';

/** The parts that were done more than once, each with its own earlier attempts. */
export function HistorySection({ attempts, now }: { attempts: ScreeningAttempts; now: Date }) {
  if (Object.values(attempts).every(({ length }) => length < 2)) return null;
  return (
    <>
      <h2>Earlier times</h2>
      <Columns grid={layout.gridThree}>
        <HistoryCard part="focus-game" attempts={attempts['focus-game']} now={now} />
        <HistoryCard part="letter-quiz" attempts={attempts['letter-quiz']} now={now} />
        <HistoryCard part="traits-questionnaire" attempts={attempts['traits-questionnaire']} now={now} />
      </Columns>
    </>
  );
}
