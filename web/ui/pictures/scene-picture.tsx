import { type SVGProps, use } from 'react';
import { loadedAfterPage, pictureNamed } from './pictures.ts';

const loading = loadedAfterPage(() => import('./scene-pictures.ts').then(({ SCENE_PICTURES }) => SCENE_PICTURES));

/**
 * A picture of the scenes of Spot the Difference by its file name, hidden from screen readers. It suspends until the
 * pictures are loaded.
 */
export function ScenePicture({ name, ...rest }: { name: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictureNamed(use(loading), name);
  return <Picture {...rest} />;
}
