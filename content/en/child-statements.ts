import type { Statements } from '../content.ts';

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
