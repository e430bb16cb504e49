import type { Passage } from '../../content.ts';

export const LEVEL_6: readonly Passage[] = [
  {
    id: 'two-minute-hands',
    level: 6,
    title: 'The clock with two minute hands',
    paragraphs: [
      'Two hundred years ago, every English town set its clocks by the sun. Bristol is farther west, so noon arrived ten minutes later there than in London. Travelling was slow, and hardly anybody noticed.',
      'Railways changed everything. A timetable is impossible when every station follows a different clock. In the end, the railway companies chose London time for all of them.',
      'Several towns were unwilling to give up their own. In Bristol, a public clock was given a second minute hand. It displayed both times together. Visitors can still see it today, and its two hands remain ten minutes apart.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How much later did noon arrive in Bristol than in London?',
        options: ['ten minutes', 'two minutes', 'a whole day'],
        evidence: 'Bristol is farther west, so noon arrived ten minutes later there than in London.',
      },
      {
        kind: 'work-it-out',
        question: 'Why did different clocks become a problem only with railways?',
        options: [
          'Trains were fast and followed a timetable.',
          'Stations had no clocks of their own.',
          'London had more sun than other towns.',
        ],
        evidence: 'A timetable is impossible when every station follows a different clock.',
      },
      {
        kind: 'word-meaning',
        question: 'What does "unwilling" mean in this text?',
        options: ['They did not want to.', 'They were not able to.', 'They were not asked to.'],
        evidence: 'Several towns were unwilling to give up their own.',
      },
    ],
  },
  {
    id: 'animal-that-waits',
    level: 6,
    title: 'The animal that waits',
    paragraphs: [
      'Tardigrades are animals with eight legs, about as small as a grain of sugar. They live in moss almost everywhere. Under a microscope they resemble slow and rather friendly bears.',
      'Whenever their moss dries out, they lose practically all their water. A tardigrade becomes a tiny barrel, and nearly all activity in its body stops. It can wait like this for several years. A single drop of rain is enough to wake it.',
      'Scientists once carried dried tardigrades into open space. Many survived ten days without any air. Back in the laboratory, they soon moved again and eventually laid eggs.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What is enough to wake a dried tardigrade?',
        options: ['a drop of rain', 'a grain of sugar', 'a bright lamp'],
        evidence: 'A single drop of rain is enough to wake it.',
      },
      {
        kind: 'work-it-out',
        question: 'What did the journey into space show?',
        options: [
          'Dried tardigrades can live without air for days.',
          'Tardigrades need air in order to sleep.',
          'Tardigrades lay their eggs in open space.',
        ],
        evidence: 'Many survived ten days without any air.',
      },
      {
        kind: 'word-meaning',
        question: 'They "resemble" bears. What does that mean?',
        options: ['They look like bears.', 'They live beside bears.', 'They are hunted by bears.'],
        evidence: 'Under a microscope they resemble slow and rather friendly bears.',
      },
    ],
  },
  {
    id: 'valley-without-phones',
    level: 6,
    title: 'The valley without telephones',
    paragraphs: [
      'In a green valley among the mountains of America stands a giant telescope. Close to it, mobile phones and wireless headphones are forbidden. Even the microwave oven in the staff kitchen is inside a metal cage.',
      'This telescope does not collect light. It receives radio waves from distant galaxies, and they are extraordinarily weak. A telephone nearby would drown them out, as an engine drowns a whisper.',
      'Some people have moved to the area because they enjoy a simpler life. Visitors often reach for their pockets at first. After an hour or two, they start to look at the hills.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What does this telescope receive?',
        options: ['radio waves from galaxies', 'light from distant stars', 'messages from visitors'],
        evidence: 'It receives radio waves from distant galaxies, and they are extraordinarily weak.',
      },
      {
        kind: 'work-it-out',
        question: 'Why is the microwave oven inside a cage?',
        options: [
          'Its waves would disturb the telescope.',
          'Its noise would wake the neighbours.',
          'Visitors might take it home with them.',
        ],
        evidence: 'A telephone nearby would drown them out, as an engine drowns a whisper.',
      },
      {
        kind: 'word-meaning',
        question: 'A telephone would "drown out" the waves. What does that mean?',
        options: ['be so strong that they are lost', 'make them wet and heavy', 'send them back into space'],
        evidence: 'A telephone nearby would drown them out, as an engine drowns a whisper.',
      },
    ],
  },
  {
    id: 'black-and-white-stones',
    level: 6,
    title: 'Black and white stones',
    paragraphs: [
      'Go is a Chinese game, and people have played it for thousands of years. Two players take turns placing black and white stones on a wooden grid. They try to surround as much empty territory as possible.',
      'A beginner can learn the rules within a single afternoon. Yet there are more possible positions than atoms in the visible universe.',
      'For decades, no computer could beat an experienced player. Finally, a program challenged a Korean champion. One of its moves looked like a simple mistake. Hours later it turned out to be brilliant. Professional players have been studying it ever since.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'How long does it take to learn the rules?',
        options: ['a single afternoon', 'many decades', 'thousands of years'],
        evidence: 'A beginner can learn the rules within a single afternoon.',
      },
      {
        kind: 'work-it-out',
        question: 'What did professional players learn from the strange move?',
        options: [
          'A good idea can look wrong at first.',
          'Computers make simple mistakes.',
          'The rules of Go are far too simple.',
        ],
        evidence: 'Hours later it turned out to be brilliant.',
      },
      {
        kind: 'word-meaning',
        question: 'What is the "territory" that they try to surround?',
        options: ['an area of the board', 'a player of the other side', 'a box for the stones'],
        evidence: 'They try to surround as much empty territory as possible.',
      },
    ],
  },
];
