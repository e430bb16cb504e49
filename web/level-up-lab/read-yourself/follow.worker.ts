import createModule, { type SoundSwallowerModule } from 'soundswallower';
import { isKnownWord, wordSounds } from '#rules/reading/word-sounds.ts';
import dictionary from '../../../node_modules/soundswallower/model/en-us/dict.txt?url';
import featureSettings from '../../../node_modules/soundswallower/model/en-us/feat_params.json?url';
import definition from '../../../node_modules/soundswallower/model/en-us/mdef?url';
import means from '../../../node_modules/soundswallower/model/en-us/means?url';
import noises from '../../../node_modules/soundswallower/model/en-us/noisedict.txt?url';
import weights from '../../../node_modules/soundswallower/model/en-us/sendump?url';
import transitions from '../../../node_modules/soundswallower/model/en-us/transition_matrices?url';
import variances from '../../../node_modules/soundswallower/model/en-us/variances?url';
import type { FollowAnswer, FollowRequest } from './follow-messages.ts';
import { VoiceFollower } from './voice-follower.ts';

/** The English acoustic model of the package, served from our own server. */
const MODEL = {
  featparams: featureSettings,
  mdef: definition,
  mean: means,
  var: variances,
  sendump: weights,
  tmat: transitions,
  dict: dictionary,
  fdict: noises,
};

let loading: Promise<VoiceFollower> | undefined;

self.onmessage = async ({ data }: MessageEvent<FollowRequest>) => {
  const answer = (sent: FollowAnswer) => self.postMessage(sent);
  try {
    loading ??= load();
    const follower = await loading;
    if (data.kind === 'load') return answer({ kind: 'loaded' });
    const dictionary = (word: string) => follower.pronunciations(word);
    const words = data.words.map(({ text, sentence }) => ({
      sounds: wordSounds(text, dictionary),
      isKnown: isKnownWord(text, dictionary),
      sentence,
    }));
    const parts = follower.follow(words, data.samples);
    const known = words.map(({ sounds, isKnown }) => ({ isFollowed: sounds.length > 0, isKnown }));
    answer({ kind: 'followed', parts, words: known });
  } catch {
    loading = undefined;
    answer({ kind: 'failed' });
  }
};

async function load(): Promise<VoiceFollower> {
  const options: Partial<SoundSwallowerModule> & { defaultModel: null } = { defaultModel: null };
  return VoiceFollower.load(await createModule(options), MODEL);
}
