import { type PictureComponent, picturesByName } from './pictures.ts';

export const MEANING_PICTURES = picturesByName(
  import.meta.glob<PictureComponent>('./meanings/*.svg', { eager: true, query: '?react', import: 'default' }),
);
