import type { PictureName } from '#rules/quizzes/picture-names.ts';
import type { PictureWordLevels, PictureWords } from '../content.ts';

/** In British spelling. */
export const PICTURE_WORDS: PictureWords = {
  handbag: { word: 'bag', clue: 'Something with a handle to carry things in', others: 'beg big bad' },
  'soccer-ball': { word: 'ball', clue: 'A round thing that is kicked', others: 'bell bull tall' },
  balloon: { word: 'balloon', clue: 'A toy full of air on a string', others: 'baboon ballet button' },
  bat: { word: 'bat', clue: 'A small animal that flies at night', others: 'tab bad pat' },
  bathtub: { word: 'bath', clue: 'A place to wash the whole body in', others: 'path both bake' },
  bear: { word: 'bear', clue: 'A large brown animal that likes honey', others: 'pear dear bean' },
  bed: { word: 'bed', clue: 'Something to sleep in', others: 'bad beg bud' },
  bell: { word: 'bell', clue: 'Something that rings', others: 'ball belt tell' },
  bicycle: { word: 'bike', clue: 'Something with two wheels to ride on', others: 'bite like bake' },
  bird: { word: 'bird', clue: 'An animal with a beak and feathers', others: 'bind third bride' },
  sailboat: { word: 'boat', clue: 'Something with a sail that goes over water', others: 'boot bolt goat' },
  bone: { word: 'bone', clue: 'A hard white part of a skeleton', others: 'done bore gone' },
  'open-book': { word: 'book', clue: 'Something with pages to read', others: 'look boot hook' },
  'hiking-boot': { word: 'boot', clue: 'A high shoe for walking', others: 'boat book root' },
  'baby-bottle': { word: 'bottle', clue: 'Something a baby drinks milk from', others: 'battle bottom button' },
  package: { word: 'box', clue: 'A thing of cardboard to send or keep things in', others: 'fox boy bog' },
  bread: { word: 'bread', clue: 'A loaf from the baker', others: 'beard broad break' },
  broom: { word: 'broom', clue: 'Something to sweep the floor with', others: 'bloom brown room' },
  bucket: { word: 'bucket', clue: 'Something with a handle to carry water in', others: 'bracket pocket ticket' },
  bus: { word: 'bus', clue: 'A long vehicle for many people', others: 'but bun sub' },
  'birthday-cake': { word: 'cake', clue: 'Something sweet with candles on a birthday', others: 'cave lake cage' },
  camel: { word: 'camel', clue: 'An animal of the desert with a hump', others: 'canal caramel cable' },
  candle: { word: 'candle', clue: 'A stick of wax with a flame', others: 'handle cattle castle' },
  'billed-cap': { word: 'cap', clue: 'Something with a peak to wear on the head', others: 'cup gap cat' },
  carrot: { word: 'carrot', clue: 'A long orange vegetable', others: 'parrot carry carton' },
  castle: { word: 'castle', clue: 'A building with towers where a king lives', others: 'cattle candle cancel' },
  cat: { word: 'cat', clue: 'A pet that purrs', others: 'car cot cut' },
  chair: { word: 'chair', clue: 'Something with four legs and a back to sit on', others: 'chain hair choir' },
  'mantelpiece-clock': { word: 'clock', clue: 'Something that shows the time', others: 'block cloak lock' },
  cloud: { word: 'cloud', clue: 'Something white in the sky that rain falls from', others: 'clown could loud' },
  coat: { word: 'coat', clue: 'Something warm to wear outside', others: 'goat cost coal' },
  cow: { word: 'cow', clue: 'A farm animal that gives milk', others: 'crow low cot' },
  crab: { word: 'crab', clue: 'A sea animal with claws that walks sideways', others: 'grab crib crash' },
  crown: { word: 'crown', clue: 'What a king wears on his head', others: 'clown crowd brown' },
  dog: { word: 'dog', clue: 'A pet that barks', others: 'dig dot bog' },
  door: { word: 'door', clue: 'The way into a room', others: 'poor deer floor' },
  dress: { word: 'dress', clue: 'Blue clothes with a skirt in one piece', others: 'press cross dream' },
  drum: { word: 'drum', clue: 'A music maker that is hit with two sticks', others: 'plum dream drop' },
  duck: { word: 'duck', clue: 'A bird that swims and quacks', others: 'dock luck dusk' },
  ear: { word: 'ear', clue: 'The part of the head that hears', others: 'eat oar tear' },
  feather: { word: 'feather', clue: 'What a bird has instead of fur', others: 'father weather leather' },
  fire: { word: 'fire', clue: 'Something hot with flames', others: 'five wire fine' },
  fish: { word: 'fish', clue: 'An animal with fins that lives in water', others: 'fist wish finish' },
  'triangular-flag': { word: 'flag', clue: 'Red cloth on a pole that moves in the wind', others: 'flap flat flash' },
  frog: { word: 'frog', clue: 'A green animal that hops and croaks', others: 'from fog frost' },
  ghost: { word: 'ghost', clue: 'A white figure in stories that says boo', others: 'goats guest host' },
  glasses: { word: 'glasses', clue: 'What some people wear to see better', others: 'classes grasses glances' },
  goat: { word: 'goat', clue: 'A farm animal with horns and a beard', others: 'coat goal boat' },
  'raised-hand': { word: 'hand', clue: 'The part of the body with five fingers', others: 'band hard sand' },
  'top-hat': { word: 'hat', clue: 'Something tall and dark to wear on the head', others: 'hut hot bat' },
  'red-heart': { word: 'heart', clue: 'A red shape that stands for love', others: 'heat hear earth' },
  hook: { word: 'hook', clue: 'A bent piece of metal that catches things', others: 'book hoop cook' },
  horse: { word: 'horse', clue: 'A large animal that people ride', others: 'house hose nurse' },
  house: { word: 'house', clue: 'A building for a family', others: 'horse hose mouse' },
  jeans: { word: 'jeans', clue: 'Blue trousers', others: 'beans means jams' },
  key: { word: 'key', clue: 'Something that opens a lock', others: 'hey keep kid' },
  kite: { word: 'kite', clue: 'A toy on a string that flies in the wind', others: 'bite kit knit' },
  ladder: { word: 'ladder', clue: 'Something with steps to climb up a wall', others: 'leader later sadder' },
  'maple-leaf': { word: 'leaf', clue: 'A part of a tree that falls in autumn', others: 'leap loaf lean' },
  lemon: { word: 'lemon', clue: 'A sour yellow fruit', others: 'melon lesson lemur' },
  lion: { word: 'lion', clue: 'A big wild cat with a mane', others: 'line loan iron' },
  lizard: { word: 'lizard', clue: 'A small green reptile with four legs and a tail', others: 'wizard blizzard liquid' },
  'articulated-lorry': { word: 'lorry', clue: 'A large vehicle that carries goods', others: 'sorry lolly worry' },
  'world-map': { word: 'map', clue: 'A drawing that shows all countries', others: 'mop nap man' },
  'sports-medal': { word: 'medal', clue: 'What winners wear round the neck', others: 'metal pedal model' },
  monkey: { word: 'monkey', clue: 'An animal that climbs and swings in trees', others: 'donkey money honey' },
  'crescent-moon': { word: 'moon', clue: 'It shines in the sky at night', others: 'noon mood soon' },
  mouse: { word: 'mouse', clue: 'A small grey animal with a long tail', others: 'house moose mouth' },
  mouth: { word: 'mouth', clue: 'The part of the face that talks and eats', others: 'month moth mouse' },
  'sewing-needle': { word: 'needle', clue: 'A thin sharp thing to sew with', others: 'noodle needed beetle' },
  'nest-with-eggs': { word: 'nest', clue: 'The place where a bird lays its eggs', others: 'next rest neat' },
  nose: { word: 'nose', clue: 'The part of the face that smells', others: 'rose note hose' },
  onion: { word: 'onion', clue: 'A vegetable that makes people cry when they cut it', others: 'union option opinion' },
  owl: { word: 'owl', clue: 'A bird with big eyes that hunts at night', others: 'own old bowl' },
  parrot: { word: 'parrot', clue: 'A colourful bird that can learn to talk', others: 'carrot parent pilot' },
  peach: { word: 'peach', clue: 'A soft round fruit with a stone', others: 'beach peace teach' },
  pear: { word: 'pear', clue: 'A green fruit, wide below and thin above', others: 'bear year peel' },
  pencil: { word: 'pencil', clue: 'Something to draw with that has to be sharpened', others: 'panel parcel penny' },
  airplane: { word: 'plane', clue: 'A machine with wings that flies', others: 'plant place planet' },
  'potted-plant': { word: 'plant', clue: 'Something green that grows in a pot', others: 'plane paint planet' },
  'electric-plug': { word: 'plug', clue: 'The end of a cable for the socket', others: 'plum slug plus' },
  potato: { word: 'potato', clue: 'A brown vegetable that chips are made from', others: 'tomato photo potion' },
  'puzzle-piece': { word: 'puzzle', clue: 'A game of pieces that fit together', others: 'puddle muzzle dazzle' },
  rabbit: { word: 'rabbit', clue: 'A white animal with long ears that hops', others: 'robot habit rapid' },
  radio: { word: 'radio', clue: 'Something to hear music and news with', others: 'ready rapid audio' },
  rainbow: { word: 'rainbow', clue: 'Seven colours across the sky', others: 'raincoat railway ribbon' },
  ring: { word: 'ring', clue: 'Jewellery for a finger', others: 'king wing rang' },
  robot: { word: 'robot', clue: 'A machine that looks a little like a person', others: 'robin rabbit rocket' },
  rocket: { word: 'rocket', clue: 'Something that flies into space', others: 'pocket racket locket' },
  'straight-ruler': { word: 'ruler', clue: 'Something straight to measure with', others: 'rules rural ruder' },
  'carpentry-saw': { word: 'saw', clue: 'A tool with teeth that cuts wood', others: 'was paw say' },
  scarf: { word: 'scarf', clue: 'Something warm to wear round the neck', others: 'scare scar smart' },
  shark: { word: 'shark', clue: 'A large fish with sharp teeth', others: 'share spark shake' },
  ewe: { word: 'sheep', clue: 'A farm animal with wool', others: 'sleep sheet shape' },
  'spiral-shell': { word: 'shell', clue: 'Something hard and curled from the beach', others: 'shelf smell spell' },
  snail: { word: 'snail', clue: 'A slow animal with its house on its back', others: 'small nail trail' },
  snake: { word: 'snake', clue: 'A long animal without legs that hisses', others: 'snack shake sneak' },
  soap: { word: 'soap', clue: 'Something to wash your hands with', others: 'soup soak snap' },
  socks: { word: 'socks', clue: 'Clothes for the feet, worn inside shoes', others: 'rocks sacks locks' },
  spider: { word: 'spider', clue: 'A small animal with eight legs that makes a web', others: 'slider wider spine' },
  spoon: { word: 'spoon', clue: 'Something to eat soup with', others: 'soon spoil sport' },
  star: { word: 'star', clue: 'A yellow shape with five points', others: 'stay scar stair' },
  sun: { word: 'sun', clue: 'It shines in the sky by day', others: 'sum run fun' },
  tent: { word: 'tent', clue: 'Something of cloth to sleep in on a camp site', others: 'test dent text' },
  tooth: { word: 'tooth', clue: 'A hard white part of the mouth', others: 'booth truth tenth' },
  tractor: { word: 'tractor', clue: 'A farm machine with large back wheels', others: 'tracker traffic actor' },
  train: { word: 'train', clue: 'A vehicle that runs on rails', others: 'brain trail drain' },
  'deciduous-tree': { word: 'tree', clue: 'A tall plant with a trunk and leaves', others: 'three free true' },
  turtle: { word: 'turtle', clue: 'A slow green animal with a hard shell', others: 'title purple turkey' },
  'magic-wand': { word: 'wand', clue: 'A stick to do magic with', others: 'want wind hand' },
  watch: { word: 'watch', clue: 'A small clock on the arm', others: 'witch match catch' },
  whale: { word: 'whale', clue: 'The largest animal in the sea', others: 'while whole wheel' },
  wheel: { word: 'wheel', clue: 'A round thing that rolls on the road', others: 'wheat whale heel' },
  window: { word: 'window', clue: 'Glass in a wall to look through', others: 'winter winner wisdom' },
  worm: { word: 'worm', clue: 'A long soft animal that lives in the ground', others: 'warm word worn' },
};

/** A test finds names that are no picture, or missing. */
const picturesIn = (text: string) => text.trim().split(/\s+/) as PictureName[];

/**
 * The pictures of each level, by the length of their words, and among words of one length by their rank in SUBTLEX-US, the
 * more common half first; docs/third-party.md names it. The ranks of each level are given above it.
 */
export const PICTURE_WORD_LEVELS: PictureWordLevels = [
  // 3 letters; 280 to 6,400
  picturesIn(`
    carpentry-saw dog bed handbag package key bus sun cat top-hat ear world-map cow bat billed-cap owl
  `),
  // 4 letters; 350 to 1,900
  picturesIn(`
    door raised-hand fire open-book soccer-ball sailboat ring fish star nose deciduous-tree bear crescent-moon bird
    birthday-cake coat bell hook bathtub
  `),
  // 4 letters; 2,100 to 15,000
  picturesIn(`
    bone bicycle duck triangular-flag tent lion soap frog hiking-boot nest-with-eggs goat electric-plug worm drum crab
    maple-leaf magic-wand kite pear
  `),
  // 5 letters; 220 to 3,300
  picturesIn(`
    house watch red-heart mouth airplane train horse dress radio mantelpiece-clock chair ghost bread potted-plant
    wheel snake mouse socks shark
  `),
  // 5 letters; 3,400 to 16,000
  picturesIn(`
    crown tooth ewe spiral-shell robot lemon cloud sports-medal whale spoon jeans peach camel broom scarf onion
    straight-ruler snail articulated-lorry
  `),
  // 6 and 7 letters; 850 to 8,900
  picturesIn(`
    window baby-bottle monkey glasses castle rabbit turtle sewing-needle rocket potato spider bucket pencil ladder
    balloon candle rainbow puzzle-piece feather lizard carrot tractor parrot
  `),
];
