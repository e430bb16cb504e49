const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The words of nicknames: one of the first, then one of the second, as in `Quiet Fox`. No text of a learner is ever shown to
 * another, so a nickname is chosen from these pairs. Every word is friendly or plain by itself and beside each of the others.
 */
const FIRST_WORDS = wordsIn(`
  Amber Apricot Autumn Balanced Blue Brave Breezy Bright Bronze Calm Careful Cheerful Clever Cloudy Coral Cosy Crystal
  Curious Daring Dreamy Eager Early Evening Fair Friendly Gentle Glad Golden Grateful Green Happy Helpful Honest
  Hopeful Indigo Jolly Joyful Kind Lemon Lilac Lively Lucky Merry Mellow Mindful Misty Morning Musical Northern Olive
  Patient Peaceful Playful Polite Purple Quick Quiet Rainy Ready Restful Royal Ruby Silver Smiling Snowy Southern
  Spring Starry Steady Summer Sunny Swift Thankful Thoughtful Tidy Trusty Turquoise Velvet Violet Warm Wandering
  Winter Wise Yellow
`);
const SECOND_WORDS = wordsIn(`
  Acorn Alpaca Apple Badger Beaver Birch Bison Blackbird Bluebell Bridge Brook Butterfly Canyon Cedar Cherry Clover
  Comet Compass Crane Cricket Daisy Deer Dolphin Dragonfly Eagle Falcon Feather Fern Finch Firefly Forest Fox Galaxy
  Garden Gecko Giraffe Harbour Hare Harp Hedgehog Heron Hill Island Jaguar Kestrel Kite Koala Lagoon Lantern Lark Leaf
  Lighthouse Lion Llama Lotus Lynx Maple Marble Meadow Meteor Moon Moose Mountain Narwhal Newt Oak Ocean Orchid Osprey
  Otter Owl Panda Parrot Pebble Penguin Phoenix Pine Planet Pony Poppy Puffin Quail Rabbit Raven River Robin Rocket
  Sailboat Salmon Seal Sparrow Squirrel Starling Stone Stork Sunflower Swallow Swan Tiger Train Tulip Turtle Valley
  Walrus Waterfall Whale Willow Zebra
`);

/** All words of nicknames. */
export const NICKNAME_WORDS: readonly string[] = [...FIRST_WORDS, ...SECOND_WORDS];

/** How many nicknames are offered at once; our own choice. */
export const NICKNAMES_OFFERED = 6;

/** How many nicknames there are. */
export const NICKNAME_COUNT = FIRST_WORDS.length * SECOND_WORDS.length;

/**
 * Nicknames to choose from, all different.
 * @param random a number from 0 to below 1, at each call
 */
export function offeredNicknames(random: () => number): string[] {
  const offered = new Set<string>();
  while (offered.size < NICKNAMES_OFFERED) offered.add(nicknameAt(Math.floor(random() * NICKNAME_COUNT)));
  return [...offered];
}

/** The nickname at a place from 0 to below `NICKNAME_COUNT`. @throws RangeError for another place */
export function nicknameAt(place: number): string {
  const first = FIRST_WORDS[Math.floor(place / SECOND_WORDS.length)];
  const second = SECOND_WORDS[place % SECOND_WORDS.length];
  if (!first || !second) throw new RangeError(`There is no nickname at ${place}.`);
  return `${first} ${second}`;
}

/** Whether a nickname is one of the pairs, written as it is offered. */
export function isNickname(nickname: string): boolean {
  const [first, second, ...others] = nickname.split(' ');
  return others.length === 0 && isOneOf(FIRST_WORDS, first) && isOneOf(SECOND_WORDS, second);
}

function isOneOf(words: readonly string[], word: string | undefined): boolean {
  return word !== undefined && words.includes(word);
}
