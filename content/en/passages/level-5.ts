import type { Passage } from '../../content.ts';

export const LEVEL_5: readonly Passage[] = [
  {
    id: 'seeing-with-sound',
    level: 5,
    title: 'Seeing with sound',
    paragraphs: [
      'Many bats hunt in complete darkness among the branches of trees. They are not blind, but at night their ears are more useful. A flying bat utters short calls, usually much too high for human ears. Whenever a call hits a branch or an insect, an echo returns.',
      'The echo tells the bat how far away something is, and how big. Close to an insect it calls up to two hundred times a second.',
      'Certain moths are able to hear these calls. They stop flying immediately and tumble down to the ground. For the bat, the insect has simply disappeared.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How often can a bat call when it is close to an insect?',
        options: ['two hundred times a second', 'two hundred times a night', 'once for every insect'],
        evidence: 'Close to an insect it calls up to two hundred times a second.',
      },
      {
        kind: 'work-it-out',
        question: 'How do some moths get away from a bat?',
        options: ['They hear it coming and drop.', 'They call louder than the bat.', 'They fly faster than the bat.'],
        evidence: 'They stop flying immediately and tumble down to the ground.',
      },
      {
        kind: 'word-meaning',
        question: 'What is an "echo"?',
        options: ['a sound that comes back', 'a call for other bats', 'an ear for high sounds'],
        evidence: 'Whenever a call hits a branch or an insect, an echo returns.',
      },
    ],
  },
  {
    id: 'room-without-echoes',
    level: 5,
    title: 'A room without echoes',
    paragraphs: [
      'Some scientists have a room without any echoes. Its walls and ceiling are covered with long pieces of foam. Even the floor is only a net above more foam. Whatever you say disappears, as if you were speaking into deep snow.',
      'Engineers test microphones and hearing aids in there. No other sound can get in and disturb the test.',
      'Many visitors become uneasy after several minutes. Their ears find nothing else to hear, and then they notice their own heartbeat. Others enjoy it very much. One visitor asked for another hour. She had never before heard so little, she explained.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What do engineers test in the room?',
        options: ['microphones and hearing aids', 'walls made of deep snow', 'nets that carry people'],
        evidence: 'Engineers test microphones and hearing aids in there.',
      },
      {
        kind: 'work-it-out',
        question: 'Why do people notice their heartbeat in the room?',
        options: ['There is nothing else to hear.', 'The foam makes it louder.', 'They had to run to get there.'],
        evidence: 'Their ears find nothing else to hear, and then they notice their own heartbeat.',
      },
      {
        kind: 'word-meaning',
        question: 'Many visitors become "uneasy". How do they feel?',
        options: ['a little worried', 'very proud', 'warm and sleepy'],
        evidence: 'Many visitors become uneasy after several minutes.',
      },
    ],
  },
  {
    id: 'machine-far-away',
    level: 5,
    title: 'The machine farthest away',
    paragraphs: [
      'In the nineteen-seventies, a spacecraft called Voyager One began its journey. It flew past Jupiter and Saturn. It was built to work for five years. It has been travelling ever since. No other machine has ever been so far away.',
      'Its radio needs about as much electricity as a lamp in a refrigerator. Its signals take almost a whole day to reach us on Earth.',
      'Voyager also carries a golden record. Music and greetings are on it, and the song of a whale. Perhaps nobody will ever play it. Even so, people chose every piece of music with great care.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How long do the signals take to reach us?',
        options: ['almost a whole day', 'about five years', 'only a moment'],
        evidence: 'Its signals take almost a whole day to reach us on Earth.',
      },
      {
        kind: 'work-it-out',
        question: 'Who might play the record one day?',
        options: [
          'someone who finds Voyager in space',
          'engineers who listen on Earth',
          'a whale that hears its own song',
        ],
        evidence: 'Perhaps nobody will ever play it.',
      },
      {
        kind: 'word-meaning',
        question: 'The record has "greetings" on it. What are they?',
        options: ['friendly words to say hello', 'plans for building a radio', 'pictures of planets'],
        evidence: 'Music and greetings are on it, and the song of a whale.',
      },
    ],
  },
  {
    id: 'golden-door',
    level: 5,
    title: 'The golden door',
    paragraphs: [
      'Amara designs levels for a computer game. Today, five children are trying out her newest castle. She sits behind them with a notebook. She follows a difficult rule: she never gives advice.',
      'The first player hurries past the golden door three times. The second player also misses it. Amara would like to point at it, but she only makes notes.',
      'Afterwards she considers what happened. The players did nothing wrong. In the evening light, her door had exactly the same colour as the wall. She adds a little lantern above it. The next morning, everybody finds the door at once.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What does Amara add above the door?',
        options: ['a little lantern', 'a golden wall', 'a second door'],
        evidence: 'She adds a little lantern above it.',
      },
      {
        kind: 'work-it-out',
        question: 'Why did the players miss the door at first?',
        options: ['It looked just like the wall.', 'They did not want to find it.', 'It was locked the whole day.'],
        evidence: 'In the evening light, her door had exactly the same colour as the wall.',
      },
      {
        kind: 'word-meaning',
        question: 'She never gives "advice". What is advice?',
        options: ['a hint what to do', 'a prize for winning', 'a rule of the game'],
        evidence: 'She follows a difficult rule: she never gives advice.',
      },
    ],
  },
];
