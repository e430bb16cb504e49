import { fileURLToPath } from 'node:url';
import createModule, { type SoundSwallowerModule } from 'soundswallower';
import { type HeardReading, heardReading } from '#rules/reading/heard-reading.ts';
import { quietStretches, soundLevels } from '#rules/reading/sound-levels.ts';
import { isKnownWord, wordSounds } from '#rules/reading/word-sounds.ts';
import { SAMPLES_PER_SECOND } from '../../web/level-up-lab/read-yourself/samples.ts';
import { VoiceFollower } from '../../web/level-up-lab/read-yourself/voice-follower.ts';
import { durationMs, type Samples } from '../recordings/audio.ts';
import type { CutPrompt, Passage } from './passages.ts';
import type { Prompt } from './prompts.ts';

const MODELS = new URL('model/', import.meta.resolve('soundswallower'));

export async function loadFollower(): Promise<VoiceFollower> {
  const options: Partial<SoundSwallowerModule> & { modelBase: string } = { modelBase: fileURLToPath(MODELS) };
  return VoiceFollower.load(await createModule(options));
}

export function followPassage(follower: VoiceFollower, { words, samples }: Pick<Passage, 'words' | 'samples'>) {
  const spoken = words.map(({ text, sentence }) => ({
    sounds: wordSounds(text, (word) => follower.pronunciations(word)),
    sentence,
  }));
  return { spoken, parts: follower.follow(spoken, samples) };
}

export function readingOf(follower: VoiceFollower, passage: Passage): HeardReading {
  const { spoken, parts } = followPassage(follower, passage);
  const text = passage.words.map(({ text, isLast }, index) => ({
    isFollowed: (spoken[index]?.sounds.length ?? 0) > 0,
    isKnown: isKnownWord(text, (word) => follower.pronunciations(word)),
    isPhraseEnd: isLast,
  }));
  return heardReading(text, parts, quietStretches(soundLevels(passage.samples, SAMPLES_PER_SECOND)));
}

/** Adds the times at which a prompt can be cut: the quietest moment near each border between two words. */
export function withCuts(follower: VoiceFollower, prompt: Prompt): CutPrompt {
  const words = prompt.words.map((text) => ({ text, sentence: 0, isLast: false }));
  const heard = followPassage(follower, { words, samples: prompt.samples }).parts.filter(({ word }) => word !== null);
  const isWhole = heard.length === words.length && heard.every(({ word }, index) => word === index);
  return {
    ...prompt,
    cutsMs: isWhole ? heard.slice(1).map(({ startMs }) => quietestNear(prompt.samples, startMs)) : [],
  };
}

function quietestNear(samples: Samples, ms: number): number {
  const from = Math.max(0, ms - 50);
  const until = Math.min(durationMs(samples), ms + 50);
  const levels = soundLevels(samples.slice(from * 16, until * 16), SAMPLES_PER_SECOND);
  return from + 10 * levels.indexOf(Math.min(...levels)) + 5;
}
