import { describe, expect, it } from 'vitest';
import { reportHeadline, reportLead } from './report-lead.ts';

const now = new Date(2026, 10, 20, 12, 0);
const done = (title: string, day: number, hour = 10) => ({
  title,
  timestamp: new Date(2026, 10, day, hour).toISOString(),
});
const attention = done('Attention', 20);
const letters = done('Letters', 20, 11);
const people = done('People', 18);

describe('reportHeadline', () => {
  it('contains the first name of the learner on the same day', () => {
    expect(reportHeadline([people, attention], 'Mira Lind', now)).toBe('What showed up today, Mira');
    expect(reportHeadline([attention], '  ', now)).toBe('What showed up today');
    expect(reportHeadline([attention], null, now)).toBe('What showed up today');
  });

  it('contains the date of the newest part on other days', () => {
    expect(reportHeadline([people, done('Letters', 19)], 'Mira', now)).toBe('What showed up on 19 November');
  });
});

describe('reportLead', () => {
  it('of one day says which parts were done', () => {
    expect(reportLead([attention, letters, done('People', 20)], now)).toBe(
      '20 November, all three parts. This is a snapshot of one day, not a diagnosis.',
    );
    expect(reportLead([attention, letters], now)).toMatch(/^20 November, two parts of three: Attention and Letters\. /);
    expect(reportLead([people], now)).toMatch(/^18 November, one part of three: People\. /);
  });

  it('of several days says which part was done when, the newest day first', () => {
    expect(reportLead([people, attention, letters], now)).toBe(
      'Attention and Letters on 20 November, People on 18 November. This is a snapshot of single days, not a diagnosis.',
    );
    expect(reportLead([people, done('Letters', 19), attention], now)).toBe(
      'Attention on 20 November, Letters on 19 November, People on 18 November. This is a snapshot of single days, not a diagnosis.',
    );
  });
});
