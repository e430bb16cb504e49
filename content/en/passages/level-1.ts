import type { Passage } from '../../content.ts';

export const LEVEL_1: readonly [Passage, ...Passage[]] = [
  {
    id: 'last-bus',
    level: 1,
    title: 'The last bus',
    paragraphs: [
      'Nia is on the last bus home. It is dark outside, but warm inside. Rain runs down the window in thin lines. She picks two drops and lets them race, and the slow one wins.',
      'A small dog sits at the front. It has a red scarf. At each stop it stands up, looks out and sits down again.',
      'At the top of the hill the dog walks to the door. An old man gets up, for he cannot see well. The dog leads him down the step. Nia waves, but it does not look back. It has a job.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What does the dog wear?',
        options: ['a red scarf', 'a blue coat', 'a small hat'],
        evidence: 'It has a red scarf.',
      },
      {
        kind: 'work-it-out',
        question: 'Why does the dog look out at each stop?',
        options: ['It must find the right stop.', 'It wants to see the rain.', 'It looks for its food.'],
        evidence: 'The dog leads him down the step.',
      },
      {
        kind: 'word-meaning',
        question: 'The dog leads the man. What does "leads" mean?',
        options: ['shows him the way', 'runs off from him', 'barks at him'],
        evidence: 'The dog leads him down the step.',
      },
    ],
  },
  {
    id: 'green-tent',
    level: 1,
    title: 'The green tent',
    paragraphs: [
      'Sam and his sister build a big tent. It stands by the old tree. The first pole falls. They try it the other way, and now it holds. Inside, the light is green and soft.',
      'Night comes, and an owl calls from the wood. Sam counts to ten before it calls again. He counts once more, and it is ten again. The owl keeps time like a clock.',
      'A snail goes up the wall of the tent. They watch its dark foot slide past the lamp until they sleep. In the morning the grass is wet. The snail is gone.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'Where does the tent stand?',
        options: ['by the old tree', 'by the house', 'on the hill'],
        evidence: 'It stands by the old tree.',
      },
      {
        kind: 'work-it-out',
        question: 'How long does the owl wait each time?',
        options: ['as long as a count of ten', 'as long as a whole night', 'not the same each time'],
        evidence: 'He counts once more, and it is ten again.',
      },
      {
        kind: 'word-meaning',
        question: 'Now the pole holds. What does "holds" mean here?',
        options: ['stays up', 'falls down', 'gets wet'],
        evidence: 'They try it the other way, and now it holds.',
      },
    ],
  },
  {
    id: 'key-in-the-jar',
    level: 1,
    title: 'The key in the jar',
    paragraphs: [
      'Ines finds a key in an old jar. The key is small, and it is brown with age. She tries it on every door, but it does not fit. She tries the shed and the small garden gate.',
      'Her grandmother smiles and lifts a box down from the cupboard. Now the key turns. Inside lies a round pink shell. It is as big as an open hand.',
      'Ines holds it to her ear. She hears a low, soft rush, like the sea at night. They sit on the step together and share the sound. First one listens, then the other.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What lies in the box?',
        options: ['a pink shell', 'a small key', 'an old jar'],
        evidence: 'Inside lies a round pink shell.',
      },
      {
        kind: 'work-it-out',
        question: 'Who knew what the key was for?',
        options: ['her grandmother', 'the girl herself', 'no one at all'],
        evidence: 'Her grandmother smiles and lifts a box down from the cupboard.',
      },
      {
        kind: 'word-meaning',
        question: 'They share the sound. What does "share" mean?',
        options: ['They both get some of it.', 'They want to stop it.', 'They make it as loud as they can.'],
        evidence: 'They sit on the step together and share the sound.',
      },
    ],
  },
  {
    id: 'slow-train',
    level: 1,
    title: 'The slow train',
    paragraphs: [
      'Kofi takes the slow train with his aunt. It stops at every little place. He has a list of them all. At each stop, he makes a dot with his yellow pen.',
      'At stop nine, no one gets on or off. There is just a bench, a lamp and a white goat. The guard steps down and gives it a slice of apple. It eats, and he looks at his watch.',
      'Then the train goes on. Kofi takes his pen again. Next to stop nine, he makes a dot. Then he thinks. By the dot, he draws a little goat.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What does the guard give the goat?',
        options: ['a slice of apple', 'a bit of bread', 'a drink of milk'],
        evidence: 'The guard steps down and gives it a slice of apple.',
      },
      {
        kind: 'work-it-out',
        question: 'Why does the train wait at stop nine?',
        options: ['so that the goat can eat', 'so that a man can get on', 'so that Kofi can draw'],
        evidence: 'It eats, and he looks at his watch.',
      },
      {
        kind: 'word-meaning',
        question: 'What is a "guard" in this text?',
        options: ['a man who works on the train', 'a dog that runs by the train', 'a man who sells apples'],
        evidence: 'The guard steps down and gives it a slice of apple.',
      },
    ],
  },
];
