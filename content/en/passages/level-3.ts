import type { Passage } from '../../content.ts';

export const LEVEL_3: readonly Passage[] = [
  {
    id: 'asleep-on-the-water',
    level: 3,
    title: 'Asleep on the water',
    paragraphs: [
      'A sea otter eats, rests and even sleeps in the cold ocean. It floats on its back, like a small wooden boat. Before it sleeps, it often rolls in long brown seaweed. Then the waves cannot carry it away.',
      'A seal is kept warm by a thick layer of fat. The otter has only its fur, but no animal has a thicker one. It cleans it for several hours every day.',
      'Under each front leg is a loose fold of skin. The otter uses it as a pocket. It carries food there, and often a favourite stone for opening shells.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What keeps a seal warm?',
        options: ['a thick layer of fat', 'a thick bed of seaweed', 'a loose fold of skin'],
        evidence: 'A seal is kept warm by a thick layer of fat.',
      },
      {
        kind: 'work-it-out',
        question: 'Why does an otter roll in seaweed before it sleeps?',
        options: ['so that it stays in one place', 'so that it can find food', 'so that its fur gets clean'],
        evidence: 'Then the waves cannot carry it away.',
      },
      {
        kind: 'word-meaning',
        question: 'What does a "loose" fold of skin look like?',
        options: ['It hangs a little.', 'It is very tight.', 'It is full of holes.'],
        evidence: 'Under each front leg is a loose fold of skin.',
      },
    ],
  },
  {
    id: 'footprints-on-the-moon',
    level: 3,
    title: 'Footprints on the Moon',
    paragraphs: [
      'More than fifty years ago, twelve astronauts walked on the Moon. Their footprints are still there. On Earth, wind and rain would wipe them away within a few days. The Moon has no air, so it has no weather.',
      'The dust up there is unusual. Every grain is sharp, because no water ever rolled it round. It stuck to the suits and smelled like something burnt.',
      'Even so, nothing on the Moon lasts forever. Tiny stones from space hit the surface and wear it down, grain by grain. It happens very slowly. The prints may last for millions of years.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How many astronauts walked on the Moon at that time?',
        options: ['twelve', 'three', 'a hundred'],
        evidence: 'More than fifty years ago, twelve astronauts walked on the Moon.',
      },
      {
        kind: 'work-it-out',
        question: 'Why are grains of sand on a beach round?',
        options: ['Water rolls them about.', 'Stones from space hit them.', 'People walk on them.'],
        evidence: 'Every grain is sharp, because no water ever rolled it round.',
      },
      {
        kind: 'word-meaning',
        question: 'Tiny stones "wear it down". What does that mean?',
        options: ['They make it less, bit by bit.', 'They put it on like clothes.', 'They carry it to the Earth.'],
        evidence: 'Tiny stones from space hit the surface and wear it down, grain by grain.',
      },
    ],
  },
  {
    id: 'game-with-seeds',
    level: 3,
    title: 'A game with seeds',
    paragraphs: [
      'You can play this game without a board. Dig two rows of small holes in the sand or earth. Put four seeds into every hole. One row belongs to you.',
      'At your turn, pick up all the seeds from one of your holes. Then drop them one by one into the holes that follow. Players call this sowing.',
      'Many children in Ghana learn the game from their grandparents. It is also played in Kenya, in Syria and on islands far away. The rules differ from village to village. So friends always agree on the rules before the first seed falls.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How many seeds go into every hole?',
        options: ['four', 'two', 'one'],
        evidence: 'Put four seeds into every hole.',
      },
      {
        kind: 'work-it-out',
        question: 'Why do friends talk about the rules first?',
        options: [
          'They may know different rules.',
          'They have forgotten the rules.',
          'They want to play without rules.',
        ],
        evidence: 'The rules differ from village to village.',
      },
      {
        kind: 'word-meaning',
        question: 'What do players do when they are "sowing"?',
        options: ['They drop seeds one by one.', 'They dig a new row of holes.', 'They count what they have won.'],
        evidence: 'Players call this sowing.',
      },
    ],
  },
  {
    id: 'place-under-the-stairs',
    level: 3,
    title: 'The place under the stairs',
    paragraphs: [
      'Under the stairs in his school, Ravi has found a good place. When the bell rings, two hundred shoes run down over his head. It sounds like thunder. He sits on a cushion and covers his ears.',
      'After three minutes it is always over. He knows, because he has measured it with his watch.',
      'One Monday a younger boy is sitting in his place. He looks small and worried. Ravi thinks about it for a moment. Then he goes and finds a second cushion for himself. They hardly talk. Together they count the seconds until the stairs are silent again.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How long does the noise last?',
        options: ['three minutes', 'two seconds', 'all Monday'],
        evidence: 'After three minutes it is always over.',
      },
      {
        kind: 'work-it-out',
        question: 'What does Ravi decide about the younger boy?',
        options: ['to share the place with him', 'to send him up the stairs', 'to look for a teacher'],
        evidence: 'Then he goes and finds a second cushion for himself.',
      },
      {
        kind: 'word-meaning',
        question: 'They hardly talk. What does "hardly" mean?',
        options: ['almost not at all', 'in a very loud voice', 'for a long time'],
        evidence: 'They hardly talk.',
      },
    ],
  },
];
