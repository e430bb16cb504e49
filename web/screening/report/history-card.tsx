import { sentenceCase } from '#rules/number-words.ts';
import { compareResults } from '#rules/screening/comparisons.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { whenWords } from '../../ui/dates.ts';
import layout from '../../ui/layout.module.css';
import type { Attempt } from './attempt.ts';
import { DatedList } from './dated-list.tsx';
import { HistoryChart } from './history-chart.tsx';
import { PART_FACES } from './part-faces.ts';

type HistoryCardProps<Part extends ScreeningPart> = { part: Part; attempts: readonly Attempt<Part>[]; now: Date };

/** The attempts of one part over time; nothing when there are not two to compare. */
export function HistoryCard<Part extends ScreeningPart>({ part, attempts, now }: HistoryCardProps<Part>) {
  const [newest, before] = attempts;
  if (!newest || !before) return null;
  const when = sentenceCase(whenWords(newest.timestamp, now));
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackWide)}>
      <h3>{PART_FACES[part].title}</h3>
      <HistoryChart part={part} attempts={attempts} now={now} />
      <p>{compareResults(part, newest, before, when)}</p>
      <DatedList part={part} attempts={attempts} now={now} />
    </section>
  );
}
