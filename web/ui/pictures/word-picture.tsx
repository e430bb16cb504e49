import type { SVGProps } from 'react';
import { type PictureComponent, pictureNamed, picturesByName } from './pictures.ts';

const PICTURES = picturesByName(
  import.meta.glob<PictureComponent>('./words/*.svg', { eager: true, query: '?react', import: 'default' }),
);

/** A picture of the picture-word quiz by its file name, hidden from screen readers: its text must be beside it. */
export function WordPicture({ name, ...rest }: { name: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictureNamed(PICTURES, name);
  return <Picture {...rest} />;
}
