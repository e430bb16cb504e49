import type { SVGProps } from 'react';
import { type PictureComponent, pictureNamed, picturesByName } from './pictures.ts';

const PICTURES = picturesByName(
  import.meta.glob<PictureComponent>('./scene/*.svg', { eager: true, query: '?react', import: 'default' }),
);

/** A picture of the scenes of Spot the Difference by its file name, hidden from screen readers. */
export function ScenePicture({ name, ...rest }: { name: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictureNamed(PICTURES, name);
  return <Picture {...rest} />;
}
