/** Whoever changes it records it anew: see scripts/make-reading-clips.sh. */
export const SAMPLE_TEXT =
  'The old lighthouse stands where the river meets the sea. Every evening its lamp is lit, and every boat finds its own way home.';
