import type { Statements } from '../content.ts';

/** In our own words. */
export const STATEMENTS: Statements = {
  'small-sounds': 'I notice small sounds that other people do not seem to hear.',
  'whole-picture': 'I look at the whole picture first and at the details later.',
  'several-things': 'I find it easy to do more than one thing at the same time.',
  interruption: 'When something interrupts me, I find it easy to go back to what I was doing.',
  'unsaid-meaning': 'I understand what people mean even when they do not say it directly.',
  'bored-listener': 'I can tell when someone who listens to me is getting bored.',
  'people-in-stories': 'When I read a story, I find it hard to work out what the people in it want to do.',
  facts: 'I like to collect facts about kinds of things, such as cars, birds, trains or plants.',
  faces: 'I can see what someone thinks or feels by looking at their face.',
  'being-someone-else': 'I find it hard to imagine what it is like to be someone else.',
};
