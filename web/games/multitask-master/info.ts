import { m } from '#messages';

export const MULTITASK_MASTER_INFO = {
  title: m['games.multitask_master.info.title'],
  scoreTitle: m['games.multitask_master.info.score_title'],
  scoreWords: m['games.multitask_master.info.score'],
};
