import type { Passage } from '../../content.ts';

export const LEVEL_4: readonly Passage[] = [
  {
    id: 'lamp-on-the-rock',
    level: 4,
    title: 'The lamp on the rock',
    paragraphs: [
      'Nobody lives in the lighthouse any more. Its lamp still wakes up every evening. A small sensor notices when daylight fades and switches it on. Far away, a captain sees one long flash and two short ones.',
      'That pattern belongs to this lighthouse. Each tower nearby has a different one. Sailors can look it up in special books. A satellite tells them their position. Still, they like to check it with their own eyes.',
      'Twice a year an engineer climbs the spiral stairs with a bucket. Salt from the waves covers the windows. Even a clever lamp cannot clean itself.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What covers the windows of the lighthouse?',
        options: ['salt from the waves', 'paint from the tower', 'dust from the stairs'],
        evidence: 'Salt from the waves covers the windows.',
      },
      {
        kind: 'work-it-out',
        question: 'What does the captain learn from the flashes?',
        options: ['which lighthouse it is', 'when the sun will rise', 'how deep the water is'],
        evidence: 'That pattern belongs to this lighthouse.',
      },
      {
        kind: 'word-meaning',
        question: 'Daylight fades. What does "fades" mean here?',
        options: ['slowly becomes weaker', 'suddenly becomes bright', 'moves across the water'],
        evidence: 'A small sensor notices when daylight fades and switches it on.',
      },
    ],
  },
  {
    id: 'why-spiders-do-not-stick',
    level: 4,
    title: 'Why spiders do not stick',
    paragraphs: [
      'A garden spider produces more than one kind of silk. First it makes a frame and several straight threads. They run outward like the spokes of a wheel. These threads are dry and very strong. Afterwards it adds a long spiral, covered with tiny drops of glue.',
      'When the spider hurries to a fly, it mostly walks along the dry threads. The tiny hairs on its feet keep the glue away as well.',
      'Many garden spiders take down the old web every evening. Then they eat it, so nothing is wasted. By sunrise another web is hanging between the branches.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What is the long spiral covered with?',
        options: ['tiny drops of glue', 'tiny dry hairs', 'drops of rain'],
        evidence: 'Afterwards it adds a long spiral, covered with tiny drops of glue.',
      },
      {
        kind: 'work-it-out',
        question: 'Which part of the web catches the fly?',
        options: ['the spiral', 'the frame', 'the spokes'],
        evidence: 'Afterwards it adds a long spiral, covered with tiny drops of glue.',
      },
      {
        kind: 'word-meaning',
        question: 'Nothing is wasted. What does "wasted" mean?',
        options: ['thrown away without use', 'eaten by another animal', 'hidden in a safe place'],
        evidence: 'Then they eat it, so nothing is wasted.',
      },
    ],
  },
  {
    id: 'messages-under-the-sea',
    level: 4,
    title: 'Messages under the sea',
    paragraphs: [
      'You send a message to another continent. It probably does not travel through space. Instead it runs through a cable on the floor of the ocean. Inside are glass threads as thin as hair, and light flashes along them.',
      'Special ships carry the cable, rolled up in enormous round tanks. They let it sink slowly to the bottom behind them. Near the beach, a kind of underwater plough buries it in the sand.',
      'Sometimes an anchor damages a cable. Then a ship finds the two ends, lifts them and joins the glass again. Meanwhile your message takes another way home.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What are the threads in the cable made of?',
        options: ['glass', 'steel', 'sand'],
        evidence: 'Inside are glass threads as thin as hair, and light flashes along them.',
      },
      {
        kind: 'work-it-out',
        question: 'Does a message get lost when one cable breaks?',
        options: ['No, there are other cables.', 'Yes, it sinks to the bottom.', 'Yes, until a ship has come.'],
        evidence: 'Meanwhile your message takes another way home.',
      },
      {
        kind: 'word-meaning',
        question: 'A plough buries the cable. What does "buries" mean?',
        options: ['puts it under the ground', 'pulls it out of the sea', 'cuts it into two ends'],
        evidence: 'Near the beach, a kind of underwater plough buries it in the sand.',
      },
    ],
  },
  {
    id: 'train-without-passengers',
    level: 4,
    title: 'The train without passengers',
    paragraphs: [
      'Once a month a yellow train rushes through our station. It never stops, and only engineers travel in it. Its seats are full of computers.',
      'Cameras under the floor photograph every metre of the track. Lasers measure the distance between the rails. When it has changed by a few millimetres, the spot appears on a screen.',
      'That night a team walks out with lamps and tools. They tighten bolts and lift the rail a little. In the morning we sit with our books, and the ride is smooth. No passenger notices anything. For the team, this is the best result.',
    ],
    questions: [
      {
        kind: 'find-it',
        question: 'What do the lasers measure?',
        options: ['the distance between the rails', 'the speed of the yellow train', 'the weight of the tools'],
        evidence: 'Lasers measure the distance between the rails.',
      },
      {
        kind: 'work-it-out',
        question: 'Why is the team happy that nobody notices anything?',
        options: [
          'It shows that the repair was good.',
          'They want to keep it a secret.',
          'Then nobody asks them questions.',
        ],
        evidence: 'In the morning we sit with our books, and the ride is smooth.',
      },
      {
        kind: 'word-meaning',
        question: 'They tighten bolts. What does "tighten" mean?',
        options: ['turn them until they are firm', 'take them out and count them', 'paint them so that they shine'],
        evidence: 'They tighten bolts and lift the rail a little.',
      },
    ],
  },
];
