import { m } from '#messages';
import { CAREFUL_MOLES } from '#rules/games/careful-moles/careful-moles.ts';
import type { CarefulState } from '#rules/games/careful-moles/careful-moles-reducer.ts';
import type { CarefulSummary, CarefulValidity } from '#rules/games/careful-moles/careful-moles-summary.ts';
import type { PlainFigure } from '../../ui/figures/figures.tsx';
import { formatLocale } from '../../ui/words/language.ts';
import { listWords } from '../../ui/words/number-words.ts';
import { formatSeconds, formatSpread } from '../../ui/words/seconds.ts';

/** The data of a finished game for its end panel. */
export type EndedGame = { summary: CarefulSummary; validity: CarefulValidity | null; isCalm: boolean };

/** The feedback on an animal in the practice. */
export function saidWords({ animal, isTouched }: NonNullable<CarefulState['answer']>): string {
  if (animal === 'mole')
    return isTouched ? m['games.careful_moles.said.mole_touched']() : m['games.careful_moles.said.mole_missed']();
  return isTouched ? m['games.careful_moles.said.rabbit_touched']() : m['games.careful_moles.said.rabbit_let_be']();
}

/** The heading of the end panel. */
export function titleWords({ summary, validity, isCalm }: EndedGame): string {
  if (isCalm) return m['games.careful_moles.calm.title']();
  if (validity) return m['games.careful_moles.cannot_tell.title']();
  const { hits, rejections } = summary;
  return m['games.careful_moles.right']({ count: hits + rejections, all: CAREFUL_MOLES.trials });
}

const CANNOT_TELL: Record<CarefulValidity, () => string> = {
  'not-answered': m['games.careful_moles.cannot_tell.not_answered'],
  'wild-pressing': m['games.careful_moles.cannot_tell.wild_pressing'],
  'few-touches': m['games.careful_moles.cannot_tell.few_touches'],
  'not-told-apart': m['games.careful_moles.cannot_tell.not_told_apart'],
};

/** A summary of the game, below the heading. */
export function leadWords({ validity, isCalm }: EndedGame): string {
  if (isCalm) return m['games.careful_moles.calm.lead']();
  return validity ? CANNOT_TELL[validity]() : m['games.careful_moles.over']();
}

/** The numbers of a game, each with its meaning. */
export function carefulFigures(summary: CarefulSummary): PlainFigure[] {
  const { hits, omissions, falseAlarms, rejections } = summary;
  return [
    {
      term: m['games.careful_moles.figures.moles'](),
      figure: m['games.careful_moles.figures.of']({ count: hits, all: hits + omissions }),
      meaning: m['games.careful_moles.figures.missed']({ count: omissions }),
    },
    {
      term: m['games.careful_moles.figures.rabbits'](),
      figure: m['games.careful_moles.figures.of']({ count: rejections, all: falseAlarms + rejections }),
      meaning: m['games.careful_moles.figures.touched']({ count: falseAlarms }),
    },
    {
      term: m['games.figures.usual_reaction'](),
      figure: formatSeconds(summary.medianMs ?? 0),
      meaning: m['games.careful_moles.figures.varied']({ spread: formatSpread(summary.deviationMs ?? 0) }),
    },
    {
      term: m['games.careful_moles.figures.by_quarter'](),
      figure: listWords(summary.omissionsByQuarter.map(String)),
      meaning: m['games.careful_moles.figures.quarters'](),
    },
    {
      term: m['games.careful_moles.figures.too_early'](),
      figure: String(summary.anticipations),
      meaning: m['games.careful_moles.figures.not_counted']({
        seconds: formatSeconds(CAREFUL_MOLES.anticipationBelowMs),
      }),
    },
  ];
}

/** A number with this many decimals. */
export function formatDecimals(value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(formatLocale(), digits).format(value);
}

/** Whether a score is below, within or above the learner's usual range, all in percent. */
export function rangeWords(score: number, { from, until }: { from: number; until: number }): string {
  if (score < from) return m['games.careful_moles.range.below']();
  return score > until ? m['games.careful_moles.range.above']() : m['games.careful_moles.range.within']();
}

/** One thing to try next time; null when the game gives no reason for it. */
export function tipWords({ summary, validity, isCalm }: EndedGame): string | null {
  if (isCalm) return null;
  if (validity) return m['games.careful_moles.tip.practise']();
  const [first = 0] = summary.omissionsByQuarter;
  if (summary.falseAlarms > summary.rejections) return m['games.careful_moles.tip.look_first']();
  if ((summary.omissionsByQuarter.at(-1) ?? 0) > first + 2) return m['games.careful_moles.tip.pause']();
  return null;
}
