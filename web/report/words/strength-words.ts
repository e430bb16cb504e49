import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import type { StatedStrength } from '#rules/screening/questionnaire/stated-strengths.ts';
import { STRENGTHS, type Strength } from '#rules/screening/report/strengths.ts';
import { joinWithAnd } from '../../ui/words/number-words.ts';

/** A strength as a sentence. */
export function strengthWords(strength: Strength): string {
  switch (strength.code) {
    case 'second-half-steadier':
      return m['report.strengths.second_half_steadier']({ seconds: FOCUS_GAME.durationMs / 2000 });
    case 'never-far':
      return m['report.strengths.never_far']({ seconds: STRENGTHS.shortDriftMs / 1000 });
    case 'long-near':
      return m['report.strengths.long_near']({ near: strength.near });
    case 'letters-right':
      return m['report.strengths.letters_right']({
        letters: strength.letters,
        hearing: strength.isAtFirstHearing ? 'first' : 'repeated',
      });
    case 'turning-letters-right':
      return m['report.strengths.turning_letters_right']({ letters: joinWithAnd(strength.letters) });
    case 'other-letters-right':
      return m['report.strengths.other_letters_right']();
    case 'right-after-repeat':
      return m['report.strengths.right_after_repeat']();
    case 'asked-for-repeat':
      return m['report.strengths.asked_for_repeat']();
    case 'came-back':
      return m['report.strengths.came_back']({ times: strength.times });
    case 'finished':
      return m['report.strengths.finished']({ parts: strength.parts });
    default:
      return STATED[strength.code]();
  }
}

const STATED: Record<StatedStrength['code'], () => string> = {
  'small-sounds': m['report.strengths.small_sounds'],
  facts: m['report.strengths.facts'],
  faces: m['report.strengths.faces'],
  'whole-picture': m['report.strengths.whole_picture'],
  'unsaid-meaning': m['report.strengths.unsaid_meaning'],
  boredom: m['report.strengths.boredom'],
  'back-to-task': m['report.strengths.back_to_task'],
  'several-things': m['report.strengths.several_things'],
  'being-someone-else': m['report.strengths.being_someone_else'],
  'people-in-a-story': m['report.strengths.people_in_a_story'],
};
