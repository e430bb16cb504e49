import { Suspense } from 'react';
import { LoadingPage } from '../../ui/layout/layout.tsx';
import { preloaded } from '../../ui/loading/preloaded.tsx';
import type { EndPanelProps } from './shown-end-panel.tsx';

const [Panel, preload] = preloaded(async () => (await import('./shown-end-panel.tsx')).ShownEndPanel);

/** Loads the end panel, which the page of a game does while the game is set up or played. */
export const loadEndPanel = preload;

/** The end of a run: one result, its picture, its leaf and what to do next. Once loaded it is there without a loading page. */
export function EndPanel(props: EndPanelProps) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Panel {...props} />
    </Suspense>
  );
}
