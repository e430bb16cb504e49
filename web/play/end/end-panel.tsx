import { lazy, Suspense } from 'react';
import { LoadingPage } from '../../ui/layout/layout.tsx';
import type { EndPanelProps } from './shown-end-panel.tsx';

/** Loads the end panel, which the page of a game does while the game is set up or played. */
export const loadEndPanel = () => import('./shown-end-panel.tsx');

const ShownEndPanel = lazy(async () => ({ default: (await loadEndPanel()).ShownEndPanel }));

/** The end of a run: one result, its picture, its leaf and what to do next. */
export function EndPanel(props: EndPanelProps) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <ShownEndPanel {...props} />
    </Suspense>
  );
}
