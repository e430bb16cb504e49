import { m } from '#messages';
import type { PupilPicture as Name } from '#rules/groups/pupils.ts';
import { WordPicture } from './word-picture.tsx';

/** The short names of the pictures of picture sign-in. */
const NAMES: Record<Name, () => string> = {
  airplane: m['pupils.pictures.airplane'],
  balloon: m['pupils.pictures.balloon'],
  bicycle: m['pupils.pictures.bicycle'],
  'birthday-cake': m['pupils.pictures.birthday_cake'],
  carrot: m['pupils.pictures.carrot'],
  cat: m['pupils.pictures.cat'],
  'crescent-moon': m['pupils.pictures.crescent_moon'],
  crown: m['pupils.pictures.crown'],
  'deciduous-tree': m['pupils.pictures.deciduous_tree'],
  drum: m['pupils.pictures.drum'],
  duck: m['pupils.pictures.duck'],
  fish: m['pupils.pictures.fish'],
  frog: m['pupils.pictures.frog'],
  house: m['pupils.pictures.house'],
  key: m['pupils.pictures.key'],
  'open-book': m['pupils.pictures.open_book'],
  owl: m['pupils.pictures.owl'],
  rainbow: m['pupils.pictures.rainbow'],
  'red-heart': m['pupils.pictures.red_heart'],
  rocket: m['pupils.pictures.rocket'],
  snail: m['pupils.pictures.snail'],
  'soccer-ball': m['pupils.pictures.soccer_ball'],
  star: m['pupils.pictures.star'],
  train: m['pupils.pictures.train'],
};

export function pupilPictureName(picture: Name): string {
  return NAMES[picture]();
}

/** A picture of picture sign-in, hidden from screen readers: its name must be beside it. It suspends until loaded. */
export function PupilPicture({ name }: { name: Name }) {
  return <WordPicture name={name} />;
}
