import { PICTURE_WORDS } from '#content/picture-words.ts';
import { SOUND_MATCH_WORDS } from '#content/sound-match.ts';
import { WORD_OR_NOT_BANK } from '#content/word-or-not-bank.ts';
import type { MixUps } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import type { SoundWord } from '#rules/games/sound-match/sound-match.ts';
import { WORD_OPTIONS } from '#rules/quizzes/picture-words.ts';
import { timesWord } from '../../ui/words/number-words.ts';

type WordMixUp = MixUps['words'][number];

/** How a word was mixed up, in a sentence; null when this language does not have the word. */
export function mixUpWords(mixUp: WordMixUp): string | null {
  const sentence = sentenceOf(mixUp);
  if (sentence === null || mixUp.times === 1) return sentence;
  return m['member_view.mix_ups.more_than_once']({ sentence, times: timesWord(mixUp.times) });
}

function sentenceOf(mixUp: WordMixUp): string | null {
  if (mixUp.kind === 'real-or-made-up') {
    const part = WORD_OR_NOT_BANK?.[mixUp.part];
    const word = (mixUp.isWord ? part?.words : part?.madeUp)?.[mixUp.index];
    if (!word) return null;
    return mixUp.isWord
      ? m['member_view.mix_ups.real_word']({ word })
      : m['member_view.mix_ups.made_up_word']({ word });
  }
  if (mixUp.kind === 'first-sound') {
    const [asked, picked] = [soundWord(mixUp.asked), soundWord(mixUp.picked)];
    return asked && picked ? m['member_view.mix_ups.first_sound']({ asked, picked }) : null;
  }
  const asked = PICTURE_WORDS?.[mixUp.picture];
  const picked = asked?.others.split(' ')[WORD_OPTIONS.indexOf(mixUp.picked) - 1];
  return asked && picked ? m['member_view.mix_ups.spelling']({ asked: asked.word, picked }) : null;
}

function soundWord({ sound, index }: SoundWord): string | undefined {
  const picture = SOUND_MATCH_WORDS?.sounds[sound]?.[index];
  return picture && PICTURE_WORDS?.[picture].word;
}
