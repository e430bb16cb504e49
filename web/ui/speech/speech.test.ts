import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeech, type Prompt, type SoundSource } from './speech.ts';

const b: Prompt = { words: 'small, B.', clip: '/clips/small-b.mp3' };
const d: Prompt = { words: 'small, D.', clip: '/clips/small-d.mp3' };

/** A source that answers when it is told to, and remembers what it was asked for. */
function source() {
  const asked: { prompt: Prompt; pace: string; signal: AbortSignal; answer: (sounds: boolean) => void }[] = [];
  const made: SoundSource = {
    prepare: vi.fn(),
    play: (prompt, pace, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(false));
        asked.push({ prompt, pace, signal, answer: resolve });
      }),
  };
  return { ...made, asked };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

let voice: ReturnType<typeof source>;
let clips: ReturnType<typeof source>;
let speech: ReturnType<typeof createSpeech>;
beforeEach(() => {
  voice = source();
  clips = source();
  speech = createSpeech(() => [voice, clips]);
});

describe('createSpeech', () => {
  it('loads ahead for both, because the second takes over when the first fails', () => {
    speech.prepare([b, d]);
    expect(voice.prepare).toHaveBeenCalledWith([b, d]);
    expect(clips.prepare).toHaveBeenCalledWith([b, d]);
  });

  it('lets the first source speak when it can, and nothing over it', async () => {
    const said = speech.say(b, 'slower');
    expect(voice.asked[0]).toMatchObject({ prompt: b, pace: 'slower' });
    voice.asked[0]?.answer(true);
    expect(await said).toBe('heard');
    expect(clips.asked).toHaveLength(0);
  });

  it('takes the second source when the first fails, and stays with it', async () => {
    const first = speech.say(b, 'usual');
    voice.asked[0]?.answer(false);
    await settle();
    expect(clips.asked[0]).toMatchObject({ prompt: b, pace: 'usual' });
    clips.asked[0]?.answer(true);
    expect(await first).toBe('heard');
    const second = speech.say(d, 'usual');
    clips.asked[1]?.answer(true);
    expect(await second).toBe('heard');
    expect(voice.asked).toHaveLength(1);
  });

  it('says so when nothing can sound, and tries both again the next time', async () => {
    const first = speech.say(b, 'usual');
    voice.asked[0]?.answer(false);
    await settle();
    clips.asked[0]?.answer(false);
    expect(await first).toBe('silent');
    const second = speech.say(b, 'usual');
    voice.asked[1]?.answer(true);
    expect(await second).toBe('heard');
  });

  it('speaks with another source as soon as the learner chose it', async () => {
    let sources: readonly [SoundSource, SoundSource] = [clips, voice];
    speech = createSpeech(() => sources);
    const first = speech.say(b, 'usual');
    clips.asked[0]?.answer(true);
    expect(await first).toBe('heard');
    expect(voice.asked).toHaveLength(0);
    sources = [voice, clips];
    const second = speech.say(d, 'usual');
    voice.asked[0]?.answer(true);
    expect(await second).toBe('heard');
    expect(clips.asked).toHaveLength(1);
  });

  it('cuts off what was being said when the next comes, and does not count as a failure', async () => {
    const first = speech.say(b, 'usual');
    const second = speech.say(d, 'usual');
    expect(voice.asked[0]?.signal.aborted).toBe(true);
    expect(await first).toBe('cut-off');
    voice.asked[1]?.answer(true);
    expect(await second).toBe('heard');
    expect(clips.asked).toHaveLength(0);
  });

  it('falls silent when it is stopped, even while it looks for another way', async () => {
    const first = speech.say(b, 'usual');
    voice.asked[0]?.answer(false);
    await settle();
    speech.stop();
    expect(clips.asked[0]?.signal.aborted).toBe(true);
    expect(await first).toBe('cut-off');
  });
});
