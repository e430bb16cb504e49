import { preloaded } from '../../ui/loading/preloaded.tsx';

/**
 * The end of a run: one result, its picture, its leaf and what to do next. The page of a game loads it while the game is
 * set up or played.
 */
export const [EndPanel, loadEndPanel] = preloaded(async () => (await import('./shown-end-panel.tsx')).ShownEndPanel);
