import { type PictureComponent, picturesByName } from './pictures.ts';

export const WORD_PICTURES = picturesByName(
  import.meta.glob<PictureComponent>('./words/*.svg', { eager: true, query: '?react', import: 'default' }),
);
