import type { LetterQuizAttempt } from '#contract/screening/screening-attempts.ts';
import type { Game } from '#rules/games/runs.ts';
import type { Role } from '#rules/groups/groups.ts';
import type { AgeBand } from '#rules/people/age-band.ts';
import type { ConsentGiver } from '#rules/people/consent.ts';
import { isRightLetter } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { TRAIT_STATEMENTS } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import type {
  FocusGameAttemptsTable,
  GameRunsTable,
  LetterQuizAttemptsTable,
  TraitsQuestionnaireAttemptsTable,
} from '../../database/tables.ts';
import type { Row, TableName } from './codebook.ts';
import type { Pseudonym } from './pseudonyms.ts';
import { runItems } from './run-items.ts';

/** A learner who agreed to research. */
export type Participant = {
  learnerId: string;
  ageBand: AgeBand | null;
  role: Role;
  givenBy: ConsentGiver;
  textVersion: string;
};
export type Rows = { [Table in TableName]: Row<Table>[] };

/** The rows of one participant in each file, oldest first. */
export async function participantRows(
  { database, autismDatabase }: ScreeningDatabases,
  { learnerId, ageBand, role, givenBy, textVersion }: Participant,
  { id: participant_id, moved }: Pseudonym,
): Promise<Rows> {
  const sessions = database.selectFrom('sessions').select(['createdAt', 'userAgent', 'isShared']);
  const focusGames = database.selectFrom('focusGameAttempts').selectAll().where('learnerId', '=', learnerId);
  const letterQuizzes = database.selectFrom('letterQuizAttempts').selectAll().where('learnerId', '=', learnerId);
  const questionnaires = autismDatabase.selectFrom('traitsQuestionnaireAttempts').selectAll();
  const gameRuns = database.selectFrom('gameRuns').selectAll().where('learnerId', '=', learnerId);
  const letters = await letterQuizzes.orderBy('timestamp').orderBy('attemptId').execute();
  const traits = await questionnaires
    .where('learnerId', '=', learnerId)
    .orderBy('timestamp')
    .orderBy('attemptId')
    .execute();
  const runs = await gameRuns.orderBy('timestamp').orderBy('runId').execute();
  const own = { participant_id };
  return {
    'description-participants': [
      { ...own, age_band: ageBand, role, consent_given_by: givenBy, consent_version: textVersion },
    ],
    'description-sessions': (
      await sessions.where('userId', '=', learnerId).orderBy('createdAt').orderBy('id').execute()
    ).map(({ createdAt, userAgent, isShared }, at) => {
      const [browser, system] = (userAgent ?? '').split(' on ');
      return { ...own, session: at + 1, started_at: moved(createdAt), browser, system, is_shared: isShared };
    }),
    'task-followTheBall': (await focusGames.orderBy('timestamp').orderBy('attemptId').execute()).map((row, at) => ({
      ...own,
      ...focusGame(row),
      ...{ attempt: at + 1, finished_at: moved(row.timestamp), validity: row.validity },
    })),
    'task-letterQuiz': letters.map((row, at) => ({
      ...own,
      ...letterQuiz(row),
      ...{ attempt: at + 1, finished_at: moved(row.timestamp), validity: row.validity },
    })),
    'task-letterQuiz_description-items': letters.flatMap((row, at) =>
      letterItems(row).map((item) => ({ ...own, attempt: at + 1, ...item })),
    ),
    'task-questionnaire': traits.map(({ timestamp, score, result, validity }, at) => ({
      ...own,
      ...{ attempt: at + 1, finished_at: moved(timestamp), traits_score: score, traits_band: result, validity },
    })),
    'task-questionnaire_description-items': traits.flatMap((row, at) =>
      statementItems(row).map((item) => ({ ...own, attempt: at + 1, ...item })),
    ),
    'task-games': runs.map((row, at) => ({
      ...own,
      ...gameRun(row),
      ...{ run: at + 1, finished_at: moved(row.timestamp) },
    })),
    'task-games_description-items': runs.flatMap((row, at) =>
      itemsOfRun(row).map((item) => ({ ...own, run: at + 1, ...item })),
    ),
  };
}

function focusGame(row: FocusGameAttemptsTable) {
  return {
    focused_moments: row.focusedMoments,
    total_checks: row.totalChecks,
    first_half_focused_moments: row.firstHalfFocusedMoments,
    first_half_total_checks: row.firstHalfTotalChecks,
    second_half_focused_moments: row.secondHalfFocusedMoments,
    second_half_total_checks: row.secondHalfTotalChecks,
    time_on_target_ms: row.timeOnTargetMs,
    longest_drift_ms: row.longestDriftMs,
    pointing: row.pointing,
    percentage: row.focusPercentage,
    suggests_traits: row.hasADHD,
  };
}

function letterQuiz({ correct, total, percentage, hasDyslexia, isSoundConfirmed }: LetterQuizAttemptsTable) {
  const counted = { right_letters: correct, letters: total, percentage };
  return { ...counted, suggests_traits: hasDyslexia, is_sound_confirmed: isSoundConfirmed };
}

function letterItems({ answers }: LetterQuizAttemptsTable) {
  return (JSON.parse(answers) as LetterQuizAttempt['answers']).map((answer, at) => ({
    item: at + 1,
    asked: answer.heard,
    answer: answer.typed,
    is_right: isRightLetter(answer),
    repeats: answer.repeats,
    time_ms: answer.answeredAfterMs,
  }));
}

function statementItems({ answers, answeredAfterMs }: TraitsQuestionnaireAttemptsTable) {
  const timesMs: number[] = answeredAfterMs === null ? [] : JSON.parse(answeredAfterMs);
  return (JSON.parse(answers) as string[]).map((answer, at) => ({
    ...{ item: at + 1, asked: TRAIT_STATEMENTS[at]?.id, answer, time_ms: timesMs[at] },
  }));
}

function gameRun({ game, durationMs, choice, score, level, validity, report }: GameRunsTable) {
  const { seed, startLevel, sceneVersion, misses, impulsiveClicks, wasListened, readMs } = JSON.parse(report);
  const result = { game, duration_ms: durationMs, variant: choice, score, level, validity };
  const set = { seed, start_level: startLevel, scene_version: sceneVersion };
  return { ...result, ...set, misses, impulsive_clicks: impulsiveClicks, was_listened: wasListened, read_ms: readMs };
}

function itemsOfRun({ game, report }: { game: Game; report: string }) {
  return runItems(game, JSON.parse(report)).map(({ item, asked, answer, picked, isRight, timeMs, x, y }, at) => ({
    item: item ?? at + 1,
    ...{ asked, answer, picked, is_right: isRight, time_ms: timeMs, x, y },
  }));
}
