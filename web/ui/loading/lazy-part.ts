import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose file is loaded after the page. Without the file, as when the network is away, the page stays and shows
 * `otherwise` instead.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType = Nothing,
) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise as ComponentType<Props> }),
    ),
  );
}

function Nothing() {
  return null;
}
