import { z } from 'zod';
import type { AgeBand } from '#rules/age-band.ts';
import type { AutismBand } from '#rules/screening/traits-questionnaire.ts';
import type { SettingChanges } from '#rules/settings.ts';
import type { Preferences } from './preferences.ts';

export const NAME = { shortest: 1, longest: 80 } as const;

/** A person's name: NFC-normalised, trimmed, 1 to 80 characters, without control characters. */
export const nameSchema = z
  .string()
  .max(NAME.longest * 4)
  .normalize('NFC')
  .trim()
  .min(NAME.shortest)
  .max(NAME.longest)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]*$/u);

/** The signed-in learner, as sent to their own browser. Instants are ISO in UTC. */
export type Learner = {
  id: string;
  name: string;
  /** Empty when the sign-in provider gave none. */
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: string;
  lastSignInAt: string;
  points: number;
  adhd: 'yes' | 'no' | null;
  dyslexia: 'yes' | 'no' | null;
  autism: AutismBand | null;
  /** Null for accounts created before the question existed. */
  ageBand: AgeBand | null;
  /** Whether screening results are stored in the account; null until the learner was asked. */
  keepsResults: boolean | null;
  preferences: Preferences;
  /** The settings changed on any of the learner's devices; all others have their defaults. */
  settings: SettingChanges;
};
