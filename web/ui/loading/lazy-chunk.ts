import { type ComponentType, lazy } from 'react';

/** A lazily loaded component. If its chunk cannot be loaded, for example offline, `otherwise` is rendered instead. */
export function lazyChunk<Props extends object>(
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
