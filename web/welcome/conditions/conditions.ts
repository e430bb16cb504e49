import type { FunctionComponent } from 'react';
import FocusLens from '../../ui/art/lens-focus.svg?react';
import LettersLens from '../../ui/art/lens-letters.svg?react';
import PeopleLens from '../../ui/art/lens-people.svg?react';
import type { Tone } from '../../ui/tone.ts';
import type { Website } from '../text-page/website-links.tsx';

export type Condition = {
  id: string;
  name: string;
  tone: Tone;
  Art: FunctionComponent;
  /** What the word means, one paragraph each. */
  meaning: readonly string[];
  signs: readonly { title: string; list: readonly string[] }[];
  /** What else belongs to the signs. */
  besides: string;
  /** What often comes easily. */
  strengths: string;
};

/** Signs as public health bodies list them, in words of our own; see SOURCES. */
export const CONDITIONS: readonly Condition[] = [
  {
    id: 'adhd',
    name: 'ADHD',
    tone: 'warm',
    Art: FocusLens,
    meaning: [
      'ADHD is short for attention deficit hyperactivity disorder. Attention and energy work in another way. About 5 in 100 people have it.',
      'The signs last for a long time. They show in more than one place, such as home and school. Some people have signs from one list only.',
    ],
    signs: [
      {
        title: 'Attention',
        list: [
          'Sounds or thoughts quickly pull attention away',
          'Long or dull tasks are hard to finish',
          'Small mistakes happen',
          'Things are lost or forgotten',
          'Instructions with many steps are hard to follow',
          'It takes effort to plan and to keep order',
        ],
      },
      {
        title: 'Energy and impulse',
        list: [
          'Finds it hard to sit still',
          'Moves or talks a lot',
          'Finds it hard to wait for a turn',
          'Acts or answers before thinking',
          'Interrupts other people',
          'Does not see danger in time',
        ],
      },
    ],
    besides: 'Adults often start many things and finish few. Some get annoyed quickly.',
    strengths: 'What interests you can hold your attention for hours. Many people with ADHD have new ideas quickly.',
  },
  {
    id: 'dyslexia',
    name: 'Dyslexia',
    tone: 'accent',
    Art: LettersLens,
    meaning: [
      'With dyslexia, reading, writing and spelling take more effort. It says nothing about how clever somebody is.',
      'There is no clear line between dyslexia and no dyslexia. Some people notice it a little, others a lot.',
    ],
    signs: [
      {
        title: 'At school',
        list: [
          'Finds the names and sounds of letters hard',
          'Spells the same word in different ways',
          'Turns letters or figures round, such as b and d, or 6 and 9',
          'Mixes up the order of letters, or of days and months',
          'Reads slowly, with mistakes when reading aloud',
          'Sees letters that seem to move or blur',
          'Answers well aloud, but not on paper',
        ],
      },
      {
        title: 'Later on',
        list: [
          'Loses the place, skips a line or reads it twice',
          'Has to read a text again to understand it',
          'Finds notes and time limits hard',
          'Knows more than what gets onto paper',
        ],
      },
    ],
    besides: 'All beginners turn letters round. Up to about age seven this says nothing about dyslexia.',
    strengths:
      'Many people with dyslexia are good at reasoning and at thinking in pictures. They often explain well aloud.',
  },
  {
    id: 'autism',
    name: 'Autism',
    tone: 'berry',
    Art: PeopleLens,
    meaning: [
      'Autistic people notice people, senses and patterns in another way. It is a difference, not an illness.',
      'No two autistic people are the same. Some need help every day, others need little.',
    ],
    signs: [
      {
        title: 'With people',
        list: [
          'Finds it hard to know what others think or feel',
          'Feels anxious among people',
          'Likes to be alone, or finds it hard to make friends',
          'Sounds blunt without meaning to',
          'Finds it hard to say how they feel',
          'Takes words literally',
        ],
      },
      {
        title: 'Senses and patterns',
        list: [
          'Notices small details, sounds and smells',
          'Has a few very strong interests',
          'Likes to plan, and to do things in the same order',
          'Is upset when plans change',
        ],
      },
      {
        title: 'In children, also',
        list: [
          'Looks at faces less, points less, plays alone more',
          'Lines things up, or repeats words',
          'Flaps hands, rocks or spins',
          'Reacts strongly, or hardly at all, to sound, taste or touch',
        ],
      },
    ],
    besides: 'Some people hide their signs, women more often than men. That can make them very tired.',
    strengths:
      'Many autistic people see details that others miss. They know a lot about what interests them, and they plan well.',
  },
];

export const SOURCES: readonly Website[] = [
  {
    name: 'NIMH: ADHD',
    address: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
  },
  { name: 'CDC: ADHD', address: 'https://www.cdc.gov/adhd/' },
  { name: 'NHS: dyslexia', address: 'https://www.nhs.uk/conditions/dyslexia/' },
  { name: 'British Dyslexia Association', address: 'https://www.bdadyslexia.org.uk/' },
  { name: 'NHS: autism', address: 'https://www.nhs.uk/conditions/autism/' },
  { name: 'CDC: autism', address: 'https://www.cdc.gov/autism/' },
];
