import type { Video } from '../content.ts';

export const VIDEOS: readonly Video[] = [
  { id: 'xMWtGozn5jU', title: 'What is ADHD?', channel: 'How to ADHD', category: 'adhd', poster: 'adhd-1' },
  {
    id: 'JiwZQNYlGQI',
    title: 'Failing at Normal: An ADHD Success Story',
    channel: 'TEDx Talks',
    category: 'adhd',
    poster: 'adhd-2',
  },
  {
    id: 'ALJ3CFRRZpo',
    title: 'What Exactly is Neurodiversity?',
    channel: 'How to ADHD',
    category: 'adhd',
    poster: 'adhd-3',
  },
  { id: 'zafiGBrFkRM', title: 'What is dyslexia?', channel: 'TED-Ed', category: 'dyslexia', poster: 'dyslexia-1' },
  {
    id: '11r7CFlK2sc',
    title: 'See Dyslexia Differently',
    channel: 'British Dyslexia Association',
    category: 'dyslexia',
    poster: 'dyslexia-2',
  },
  {
    id: 'leFyIX4e3Xk',
    title: 'What is Dyslexia',
    channel: 'Child Mind Institute',
    category: 'dyslexia',
    poster: 'dyslexia-3',
  },
  {
    id: 'y4vurv9usYA',
    title: "What it's really like to have autism",
    channel: 'TED',
    category: 'autism',
    poster: 'autism-1',
  },
  {
    id: 'RbwRrVw-CRo',
    title: 'Amazing Things Happen',
    channel: 'Alexander Amelines',
    category: 'autism',
    poster: 'autism-2',
  },
  {
    id: 'fn_9f5x0f1Q',
    title: 'The world needs all kinds of minds',
    channel: 'TED',
    category: 'autism',
    poster: 'autism-3',
  },
];
