/** The ways in which the app can fit somebody, with what each of them can be. */
export const FONTS = ['lexend', 'atkinson', 'opendyslexic', 'system'] as const;
/** `device` follows what the device asks for: dark, light or more contrast. */
export const SCHEMES = ['device', 'cream', 'white', 'dark', 'contrast'] as const;
export const MOTIONS = ['device', 'less', 'full'] as const;
/** With figures, as a ring alone, or not at all. */
export const CLOCKS = ['seconds', 'gentle', 'hidden'] as const;

export const SETTINGS = {
  /** Times the usual 18 px. */
  size: { least: 0.9, most: 2, step: 0.1 },
  /** From as close as usual to as wide as the reading guides go; letters and words move together. */
  spacing: { least: 0, most: 1, step: 0.125 },
  /** Percent. */
  volume: { least: 0, most: 100, step: 10 },
  /** Times the usual speed. */
  voiceSpeed: { least: 0.5, most: 1.5, step: 0.1 },
  longestVoiceName: 200,
} as const;

export type Settings = {
  font: (typeof FONTS)[number];
  size: number;
  spacing: number;
  scheme: (typeof SCHEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** The tones of games; what was asked to be read aloud is heard either way. */
  sound: boolean;
  volume: number;
  /** Whether pages of text carry a Listen button. */
  listen: boolean;
  /** The name of a voice of the device; null takes the one that fits best. */
  voice: string | null;
  voiceSpeed: number;
  clock: (typeof CLOCKS)[number];
};

export const DEFAULT_SETTINGS: Settings = {
  font: 'lexend',
  size: 1,
  spacing: 0,
  scheme: 'device',
  motion: 'device',
  sound: true,
  volume: 60,
  listen: true,
  voice: null,
  voiceSpeed: 0.9,
  clock: 'seconds',
};
