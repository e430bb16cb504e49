import { describe, expect, it } from 'vitest';
import { isPossibleLetterRound } from '#rules/games/letter-round/letter-round.ts';
import { isPossibleSoundMatch } from '#rules/games/sound-match/sound-match.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { CHOICE_GAMES, type ChoiceGame, chooser, countUntellingChoices, WILD_CHOOSERS } from './choice-players.ts';

// `npm run operating-curves` simulates 10,000 of each kind; docs/measurement.md has its tables.
const SAMPLE = { count: inLongForm(2000, 200), seed: 1 };
const GAMES = Object.keys(CHOICE_GAMES) as ChoiceGame[];

describe.each(GAMES)('%s', (game) => {
  it.each(WILD_CHOOSERS)('cannot tell anything in 95 % of runs or more: $name', ({ player }) => {
    expect(countUntellingChoices(game, player, SAMPLE) / SAMPLE.count).toBeGreaterThanOrEqual(0.95);
  });

  it('always tells something to who knows every answer, and nearly always to who knows three of four', () => {
    expect(countUntellingChoices(game, chooser(1), SAMPLE)).toBe(0);
    expect(countUntellingChoices(game, chooser(0.75), SAMPLE) / SAMPLE.count).toBeLessThan(0.05);
  });

  it('is played to possible runs, the same with the same seed', () => {
    const { run } = CHOICE_GAMES[game](chooser(0.8), 5);
    expect(CHOICE_GAMES[game](chooser(0.8), 5).run).toEqual(run);
    expect((game === 'letter-round' ? isPossibleLetterRound : isPossibleSoundMatch)(run)).toBe(true);
  });
});
