import { z } from 'zod';
import type { AgeBand } from '#rules/age-band.ts';
import type { AutismBand } from '#rules/screening/traits-questionnaire.ts';
import type { ChangedSettings } from '#rules/settings.ts';
import type { Preferences } from './preferences.ts';

export const NAME = { shortest: 1, longest: 80 } as const;

/** A name as a person writes it: trimmed, in one Unicode form, without control characters. */
export const nameSchema = z
  .string()
  .max(NAME.longest * 4)
  .normalize('NFC')
  .trim()
  .min(NAME.shortest)
  .max(NAME.longest)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]*$/u);

/** The signed-in learner, as their own browser may see them. Instants are ISO in UTC. */
export type Learner = {
  id: string;
  name: string;
  /** Empty where a sign-in elsewhere gave none. */
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: string;
  lastSignInAt: string;
  points: number;
  adhd: 'yes' | 'no' | null;
  dyslexia: 'yes' | 'no' | null;
  autism: AutismBand | null;
  /** Null for an account from before it was asked. */
  ageBand: AgeBand | null;
  /** Whether results of the screening are kept in the account; null until the learner was asked. */
  keepsResults: boolean | null;
  preferences: Preferences;
  /** What the learner changed on any of their devices; all else is as the app comes. */
  settings: ChangedSettings;
};
