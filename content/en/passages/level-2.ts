import type { Passage } from '../../content.ts';

export const LEVEL_2: readonly Passage[] = [
  {
    id: 'bread-before-sunrise',
    level: 2,
    title: 'Bread before sunrise',
    paragraphs: [
      'The baker on our street starts work early. At four in the morning, his is the only bright window. Most people are asleep. He mixes flour, water and salt. Then he just waits. Waiting is the longest part of making bread.',
      'The dough grows slowly under a cloth. You never see it move. After an hour it is already twice as big. He presses it with one finger. If the dent comes back slowly, then the dough is ready.',
      'By six the smell reaches the bus stop. People with cold hands buy warm rolls from him, and the day begins.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How big is the dough after an hour?',
        options: ['twice as big', 'half as big', 'just the same'],
        evidence: 'After an hour it is already twice as big.',
      },
      {
        kind: 'work-it-out',
        question: 'How can the baker tell that the dough is ready?',
        options: ['He feels it with his finger.', 'He looks at the clock.', 'He smells it at the bus stop.'],
        evidence: 'If the dent comes back slowly, then the dough is ready.',
      },
      {
        kind: 'word-meaning',
        question: 'What is a "dent" in the dough?',
        options: ['a small hollow', 'a hard piece', 'a warm smell'],
        evidence: 'If the dent comes back slowly, then the dough is ready.',
      },
    ],
  },
  {
    id: 'map-of-sounds',
    level: 2,
    title: 'A map of sounds',
    paragraphs: [
      'Tariq draws a map of his school. It has no room names on it. It shows sounds. The hall is orange, because it is loud before lunch. The library is pale blue, and so are the stairs behind the stage.',
      'He walks around with a pencil for a whole week. Some places change with the hour. The yard is red at noon and almost white after the bell.',
      'His teacher pins the map beside the door. Soon other pupils look at it when they need a quiet place. One of them adds a small green tree. Tariq had missed it.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'Which colour is the library on the map?',
        options: ['pale blue', 'orange', 'green'],
        evidence: 'The library is pale blue, and so are the stairs behind the stage.',
      },
      {
        kind: 'work-it-out',
        question: 'What is it like behind the stage?',
        options: ['It is quiet there.', 'It is loud there.', 'It is dark there.'],
        evidence: 'The library is pale blue, and so are the stairs behind the stage.',
      },
      {
        kind: 'word-meaning',
        question: 'Tariq had missed the tree. What does "missed" mean here?',
        options: ['He had not noticed it.', 'He had cut it down.', 'He had been sad about it.'],
        evidence: 'Tariq had missed it.',
      },
    ],
  },
  {
    id: 'kite-with-a-long-tail',
    level: 2,
    title: 'The kite with a long tail',
    paragraphs: [
      'Lena builds a blue kite from thin paper and two sticks. On the first windy day it spins in circles and dives into the sand. She tries it again, and it dives again.',
      'A woman with a bucket of shells stops to watch. She thinks that the kite needs a tail. Lena takes the yellow ribbon from her hat and ties it to the bottom.',
      'Now the kite climbs slowly and stays there, high up over all the boats. The tail swings from side to side and holds it steady. Sometimes a little more weight helps a thing to fly.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What does Lena tie to the kite?',
        options: ['a yellow ribbon', 'a bucket of shells', 'two more sticks'],
        evidence: 'Lena takes the yellow ribbon from her hat and ties it to the bottom.',
      },
      {
        kind: 'work-it-out',
        question: 'Was the woman right about the kite?',
        options: ['Yes, the tail helped it.', 'No, it still fell down.', 'We are not told that.'],
        evidence: 'The tail swings from side to side and holds it steady.',
      },
      {
        kind: 'word-meaning',
        question: 'The tail holds it steady. What does "steady" mean?',
        options: ['It does not shake or spin.', 'It is very small.', 'It gets more and more wet.'],
        evidence: 'The tail swings from side to side and holds it steady.',
      },
    ],
  },
  {
    id: 'game-by-post',
    level: 2,
    title: 'A game by post',
    paragraphs: [
      'Mei plays chess with her grandfather, but he lives across the sea. So they play by post. On each card they write one move.',
      'A card takes eight days to arrive. Mei keeps the board on her shelf, where nobody dusts it. She looks at it from both sides and thinks about what he may do.',
      'The game is two years old by now. Some cards come with no move at all. There is a drawing of his cat, or a pressed flower. Mei likes those best. It seems that he wants the game to go on a little longer.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How long does a card take?',
        options: ['eight days', 'two years', 'one day'],
        evidence: 'A card takes eight days to arrive.',
      },
      {
        kind: 'work-it-out',
        question: 'Why does nobody dust the board?',
        options: ['The pieces must stay in place.', 'The shelf is too high for Mei.', 'The cat sleeps on it.'],
        evidence: 'Mei keeps the board on her shelf, where nobody dusts it.',
      },
      {
        kind: 'word-meaning',
        question: 'What is a "pressed" flower?',
        options: ['one that was made flat and dry', 'one that grows in the sea', 'one that was sold in a shop'],
        evidence: 'There is a drawing of his cat, or a pressed flower.',
      },
    ],
  },
];
