import type { FunctionComponent } from 'react';
import Adhd1 from '../../ui/art/poster-adhd-1.svg?react';
import Adhd2 from '../../ui/art/poster-adhd-2.svg?react';
import Adhd3 from '../../ui/art/poster-adhd-3.svg?react';
import Autism1 from '../../ui/art/poster-autism-1.svg?react';
import Autism2 from '../../ui/art/poster-autism-2.svg?react';
import Autism3 from '../../ui/art/poster-autism-3.svg?react';
import Dyslexia1 from '../../ui/art/poster-dyslexia-1.svg?react';
import Dyslexia2 from '../../ui/art/poster-dyslexia-2.svg?react';
import Dyslexia3 from '../../ui/art/poster-dyslexia-3.svg?react';

export const VIDEO_CATEGORIES = ['ADHD', 'Dyslexia', 'Autism'] as const;

export type Video = {
  /** The id that YouTube gave it. */
  id: string;
  title: string;
  channel: string;
  category: (typeof VIDEO_CATEGORIES)[number];
  /** Drawn by us: a picture of the video itself would have to be fetched from YouTube. */
  thumbnail: FunctionComponent;
};

export const VIDEOS: readonly Video[] = [
  { id: 'xMWtGozn5jU', title: 'What is ADHD?', channel: 'How to ADHD', category: 'ADHD', thumbnail: Adhd1 },
  {
    id: 'JiwZQNYlGQI',
    title: 'Failing at Normal: An ADHD Success Story',
    channel: 'TEDx Talks',
    category: 'ADHD',
    thumbnail: Adhd2,
  },
  {
    id: 'ALJ3CFRRZpo',
    title: 'What Exactly is Neurodiversity?',
    channel: 'How to ADHD',
    category: 'ADHD',
    thumbnail: Adhd3,
  },
  { id: 'zafiGBrFkRM', title: 'What is dyslexia?', channel: 'TED-Ed', category: 'Dyslexia', thumbnail: Dyslexia1 },
  {
    id: '11r7CFlK2sc',
    title: 'See Dyslexia Differently',
    channel: 'British Dyslexia Association',
    category: 'Dyslexia',
    thumbnail: Dyslexia2,
  },
  {
    id: 'leFyIX4e3Xk',
    title: 'What is Dyslexia',
    channel: 'Child Mind Institute',
    category: 'Dyslexia',
    thumbnail: Dyslexia3,
  },
  {
    id: 'y4vurv9usYA',
    title: "What it's really like to have autism",
    channel: 'TED',
    category: 'Autism',
    thumbnail: Autism1,
  },
  {
    id: 'RbwRrVw-CRo',
    title: 'Amazing Things Happen',
    channel: 'Alexander Amelines',
    category: 'Autism',
    thumbnail: Autism2,
  },
  {
    id: 'fn_9f5x0f1Q',
    title: 'The world needs all kinds of minds',
    channel: 'TED',
    category: 'Autism',
    thumbnail: Autism3,
  },
];
