import type { ComponentType, SVGProps } from 'react';
import { pageLoaded } from '../loading/page-loaded.ts';

export type PictureComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** The pictures of a folder by file name without extension. */
export function picturesByName(files: Record<string, PictureComponent>): ReadonlyMap<string, PictureComponent> {
  return new Map(Object.entries(files).map(([path, picture]) => [path.replace(/^.*\/|\.svg$/g, ''), picture]));
}

/** Loads pictures, which are one large chunk, after the page. A failure is thrown only where a picture is rendered. */
export function loadedAfterPage<Pictures>(load: () => Promise<Pictures>): Promise<Pictures> {
  const loading = pageLoaded().then(load);
  loading.catch(() => undefined);
  return loading;
}

/** @throws Error when a page asks for a picture that is not in its folder. */
export function pictureNamed(pictures: ReadonlyMap<string, PictureComponent>, name: string): PictureComponent {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`There is no picture named ${name}.`);
  return picture;
}
