/** Made by scripts/building/syllable-patterns.ts. */
declare module 'virtual:syllable-patterns' {
  export const SYLLABLE_PATTERNS: string;
}
