import { z } from 'zod';
import { CLOCKS, FONTS, MOTIONS, SCHEMES, SETTINGS, type Settings } from '#rules/settings.ts';

/** When the learner changed it, by the device's clock: an ISO instant in UTC. */
const changedAt = z.iso.datetime();
const changed = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, changedAt }).exactOptional();
const within = ({ least, most }: { least: number; most: number }) => z.number().min(least).max(most);

/** Changed settings, each with the time of its change. The latest change of a setting wins. */
export const settingsChangeSchema = z.strictObject({
  font: changed(z.enum(FONTS)),
  size: changed(within(SETTINGS.size)),
  spacing: changed(within(SETTINGS.spacing)),
  scheme: changed(z.enum(SCHEMES)),
  motion: changed(z.enum(MOTIONS)),
  sound: changed(z.boolean()),
  volume: changed(within(SETTINGS.volume)),
  listen: changed(z.boolean()),
  voice: changed(z.string().min(1).max(SETTINGS.maxVoiceNameLength).nullable()),
  voiceSpeed: changed(within(SETTINGS.voiceSpeed)),
  clock: changed(z.enum(CLOCKS)),
} satisfies Record<keyof Settings, z.ZodType>);
