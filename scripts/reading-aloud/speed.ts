import { durationMs } from '../recordings/audio.ts';
import { loadFollower, readingOf } from './follow-passages.ts';
import { makePassages } from './passages.ts';
import { loadPrompts } from './prompts.ts';

// Prints the length of a passage divided by the processor time to
// evaluate it, so that other programs on the core do not count.
const PASSAGES = 3;

const follower = await loadFollower();
const prompts = (await loadPrompts('test')).map((prompt) => ({ ...prompt, cutsMs: [] }));
const passages = makePassages(prompts, 1).slice(0, PASSAGES);
const before = process.cpuUsage();
for (const passage of passages) readingOf(follower, passage);
const { user, system } = process.cpuUsage(before);
const spokenMs = passages.reduce((sum, { samples }) => sum + durationMs(samples), 0);
process.stdout.write(String((spokenMs * 1000) / (user + system)));
