import { m } from '#messages';
import { READING_RUN } from '#rules/reading/reading-run.ts';

export const READING_INFO = {
  title: m['level_up_lab.reading.info.title'],
  scoreTitle: m['level_up_lab.reading.info.score_title'],
  scoreWords: ({ score }: { score: number }) =>
    m['level_up_lab.reading.info.score']({ score, count: READING_RUN.questions }),
};
