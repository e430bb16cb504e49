import { type PictureComponent, picturesByName } from './pictures.ts';

export const SCENE_PICTURES = picturesByName(
  import.meta.glob<PictureComponent>('./scene/*.svg', { eager: true, query: '?react', import: 'default' }),
);
