import type { FunctionComponent } from 'react';
import { m } from '#messages';
import FocusPicture from '../../ui/art/round-focus.svg?react';
import LettersPicture from '../../ui/art/round-letters.svg?react';
import PeoplePicture from '../../ui/art/round-people.svg?react';
import type { Tone } from '../../ui/layout/layout.tsx';
import type { Website } from './text-page.tsx';

export type Condition = {
  id: string;
  name: string;
  tone: Tone;
  Art: FunctionComponent;
  /** The meaning of the name, one paragraph per item. */
  meaning: readonly string[];
  signs: readonly { title: string; list: readonly string[] }[];
  /** More about the signs. */
  besides: string;
  /** Common strengths. */
  strengths: string;
};

/** Signs as listed by public health bodies, in our own words; see `sources`. */
export const conditions = (): readonly Condition[] => [
  {
    id: 'adhd',
    name: m['conditions.adhd.name'](),
    tone: 'warm',
    Art: FocusPicture,
    meaning: [m['conditions.adhd.meaning'](), m['conditions.adhd.how_signs_show']()],
    signs: [
      {
        title: m['conditions.adhd.attention.title'](),
        list: [
          m['conditions.adhd.attention.distractions'](),
          m['conditions.adhd.attention.long_tasks'](),
          m['conditions.adhd.attention.mistakes'](),
          m['conditions.adhd.attention.lost_things'](),
          m['conditions.adhd.attention.instructions'](),
          m['conditions.adhd.attention.order'](),
        ],
      },
      {
        title: m['conditions.adhd.energy.title'](),
        list: [
          m['conditions.adhd.energy.sitting_still'](),
          m['conditions.adhd.energy.moving'](),
          m['conditions.adhd.energy.waiting'](),
          m['conditions.adhd.energy.acting_first'](),
          m['conditions.adhd.energy.interrupting'](),
          m['conditions.adhd.energy.danger'](),
        ],
      },
    ],
    besides: m['conditions.adhd.besides'](),
    strengths: m['conditions.adhd.strengths'](),
  },
  {
    id: 'dyslexia',
    name: m['conditions.dyslexia.name'](),
    tone: 'accent',
    Art: LettersPicture,
    meaning: [m['conditions.dyslexia.meaning'](), m['conditions.dyslexia.how_much']()],
    signs: [
      {
        title: m['conditions.dyslexia.at_school.title'](),
        list: [
          m['conditions.dyslexia.at_school.letter_sounds'](),
          m['conditions.dyslexia.at_school.spelling'](),
          m['conditions.dyslexia.at_school.turned_letters'](),
          m['conditions.dyslexia.at_school.mixed_order'](),
          m['conditions.dyslexia.at_school.slow_reading'](),
          m['conditions.dyslexia.at_school.moving_letters'](),
          m['conditions.dyslexia.at_school.answers_aloud'](),
        ],
      },
      {
        title: m['conditions.dyslexia.later.title'](),
        list: [
          m['conditions.dyslexia.later.lost_place'](),
          m['conditions.dyslexia.later.reading_again'](),
          m['conditions.dyslexia.later.notes'](),
          m['conditions.dyslexia.later.knows_more'](),
        ],
      },
    ],
    besides: m['conditions.dyslexia.besides'](),
    strengths: m['conditions.dyslexia.strengths'](),
  },
  {
    id: 'autism',
    name: m['conditions.autism.name'](),
    tone: 'berry',
    Art: PeoplePicture,
    meaning: [m['conditions.autism.meaning'](), m['conditions.autism.how_different']()],
    signs: [
      {
        title: m['conditions.autism.people.title'](),
        list: [
          m['conditions.autism.people.reading_others'](),
          m['conditions.autism.people.anxious'](),
          m['conditions.autism.people.alone'](),
          m['conditions.autism.people.blunt'](),
          m['conditions.autism.people.feelings'](),
          m['conditions.autism.people.literal'](),
        ],
      },
      {
        title: m['conditions.autism.senses.title'](),
        list: [
          m['conditions.autism.senses.details'](),
          m['conditions.autism.senses.interests'](),
          m['conditions.autism.senses.plans'](),
          m['conditions.autism.senses.changes'](),
        ],
      },
      {
        title: m['conditions.autism.children.title'](),
        list: [
          m['conditions.autism.children.alone'](),
          m['conditions.autism.children.repeating'](),
          m['conditions.autism.children.moving'](),
          m['conditions.autism.children.reactions'](),
        ],
      },
    ],
    besides: m['conditions.autism.besides'](),
    strengths: m['conditions.autism.strengths'](),
  },
];

export const sources = (): readonly Website[] => [
  {
    name: m['conditions.sources.nimh_adhd'](),
    address: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
  },
  { name: m['conditions.sources.cdc_adhd'](), address: 'https://www.cdc.gov/adhd/' },
  { name: m['conditions.sources.nhs_dyslexia'](), address: 'https://www.nhs.uk/conditions/dyslexia/' },
  { name: 'British Dyslexia Association', address: 'https://www.bdadyslexia.org.uk/' },
  { name: m['conditions.sources.nhs_autism'](), address: 'https://www.nhs.uk/conditions/autism/' },
  { name: m['conditions.sources.cdc_autism'](), address: 'https://www.cdc.gov/autism/' },
];
