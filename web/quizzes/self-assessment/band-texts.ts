import type { SelfAssessmentBand } from '#rules/quizzes/self-assessment.ts';

/** What each band is called, and what it may say about somebody. */
export const BAND_TEXTS: Record<SelfAssessmentBand, { title: string; description: string }> = {
  'detail-oriented': {
    title: 'Detail-Oriented Thinker',
    description:
      'You notice small details and look closely at single things. Tasks that need care and precision may suit you.',
  },
  balanced: {
    title: 'Balanced Perception',
    description:
      'You notice details and also see the whole picture. You often pick up what people mean, though not always.',
  },
  'big-picture': {
    title: 'Big Picture Thinker',
    description: 'You look at how things hang together, and at patterns. Small hints may pass you by.',
  },
  holistic: {
    title: 'Holistic Observer',
    description: 'You take things in as a whole and see wide connections. You may look past single details.',
  },
};
