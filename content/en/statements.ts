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

/** The statements in words for ages 8 to 12, in our own words. Each asks the same as the one for adults. */
export const CHILD_STATEMENTS: Statements = {
  'small-sounds': 'I hear small sounds that other people do not notice.',
  'whole-picture': 'In a picture, I see the whole thing first. I see the little things later.',
  'several-things': 'It is easy for me to do two things at the same time.',
  interruption: 'When someone stops me in the middle of something, it is easy for me to go back to it.',
  'unsaid-meaning': 'I know what people mean, even when they do not say it.',
  'bored-listener': 'When I talk to someone, I can tell when they get bored.',
  'people-in-stories': 'In a story, it is hard for me to know what the people want to do.',
  facts: 'I like to learn lots of facts about one thing, such as cars, birds, trains or plants.',
  faces: 'When I look at a face, I know what that person feels.',
  'being-someone-else': 'It is hard for me to think what it is like to be someone else.',
};
