import { greeting, type Letter } from '../mail/letter.ts';

type DailyReport = {
  learner: Parameters<typeof greeting>[0];
  /** Such as `21 November`. */
  date: string;
  /** The sentences of `daySummary`. */
  summary: string;
  profileUrl: string;
};

/** Tells a learner what they did on a day. */
export function dailyReportLetter({ learner, date, summary, profileUrl }: DailyReport): Letter {
  return {
    subject: `#thembstudy: what you did on ${date}`,
    unsubscribeUrl: profileUrl,
    blocks: [
      greeting(learner),
      'This is what you did at #thembstudy, a learning app.',
      summary,
      'A day begins at midnight by world time (UTC).',
      'You get this mail because Daily Reports is on in your profile. You can turn it off there.',
      { press: 'Open my profile', url: profileUrl },
    ],
  };
}
