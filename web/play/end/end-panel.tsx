import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoadingPage } from '../../ui/layout/layout.tsx';
import type { EndPanelProps } from './shown-end-panel.tsx';

let loaded: ComponentType<EndPanelProps> | null = null;

/** Loads the end panel, which the page of a game does while the game is set up or played. */
export async function loadEndPanel(): Promise<ComponentType<EndPanelProps>> {
  loaded = (await import('./shown-end-panel.tsx')).ShownEndPanel;
  return loaded;
}

const LazyEndPanel = lazy(async () => ({ default: await loadEndPanel() }));

/** The end of a run: one result, its picture, its leaf and what to do next. Once loaded it is there without a loading page. */
export function EndPanel(props: EndPanelProps) {
  const [Panel] = useState<ComponentType<EndPanelProps>>(() => loaded ?? LazyEndPanel);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Panel {...props} />
    </Suspense>
  );
}
