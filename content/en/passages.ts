import type { Passages } from '../content.ts';

/** Our own texts, the easiest first. A changed text must be recorded again: see scripts/make-recordings.ts. */
export const PASSAGES: Passages = [
  {
    id: 'last-bus',
    level: 1,
    title: 'The last bus',
    paragraphs: [
      'Nia is on the last bus home. It is dark outside, but warm inside. Rain runs down the window in thin lines. She picks two drops and lets them race, and the slow one wins.',
      'A small dog sits at the front. It has a red scarf. At each stop it stands up, looks out and sits down again.',
      'At the top of the hill the dog walks to the door. An old man gets up, for he cannot see well. The dog leads him down the step. Nia waves, but it does not look back. It has a job.',
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
  },
  {
    id: 'bread-before-sunrise',
    level: 2,
    title: 'Bread before sunrise',
    paragraphs: [
      'The baker on our street starts work early. At four in the morning, his is the only bright window. Most people are asleep. He mixes flour, water and salt. Then he just waits. Waiting is the longest part of making bread.',
      'The dough grows slowly under a cloth. You never see it move. After an hour it is already twice as big. He presses it with one finger. If the dent comes back slowly, then the dough is ready.',
      'By six the smell reaches the bus stop. People with cold hands buy warm rolls from him, and the day begins.',
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
  },
  {
    id: 'lamp-on-the-rock',
    level: 3,
    title: 'The lamp on the rock',
    paragraphs: [
      'Nobody lives in the lighthouse any more. Its lamp still wakes up every evening. A small sensor notices when daylight fades and switches it on. Far away, a captain sees one long flash and two short ones.',
      'That pattern belongs to this lighthouse. Each tower nearby has a different one. Sailors can look it up in special books. A satellite tells them their position. Still, they like to check it with their own eyes.',
      'Twice a year an engineer climbs the spiral stairs with a bucket. Salt from the waves covers the windows. Even a clever lamp cannot clean itself.',
    ],
  },
  {
    id: 'why-spiders-do-not-stick',
    level: 3,
    title: 'Why spiders do not stick',
    paragraphs: [
      'A garden spider produces more than one kind of silk. First it makes a frame and several straight threads. They run outward like the spokes of a wheel. These threads are dry and very strong. Afterwards it adds a long spiral, covered with tiny drops of glue.',
      'When the spider hurries to a fly, it mostly walks along the dry threads. The tiny hairs on its feet keep the glue away as well.',
      'Many garden spiders take down the old web every evening. Then they eat it, so nothing is wasted. By sunrise another web is hanging between the branches.',
    ],
  },
  {
    id: 'messages-under-the-sea',
    level: 3,
    title: 'Messages under the sea',
    paragraphs: [
      'You send a message to another continent. It probably does not travel through space. Instead it runs through a cable on the floor of the ocean. Inside are glass threads as thin as hair, and light flashes along them.',
      'Special ships carry the cable, rolled up in enormous round tanks. They let it sink slowly to the bottom behind them. Near the beach, a kind of underwater plough buries it in the sand.',
      'Sometimes an anchor damages a cable. Then a ship finds the two ends, lifts them and joins the glass again. Meanwhile your message takes another way home.',
    ],
  },
];
