import { createContext, useContext } from 'react';

/** The panels that every page can open. The app provides them, because features do not import each other. */
export type PanelName =
  | 'sign-up'
  | 'free-trial'
  | 'teacher-sign-up'
  | 'log-in'
  | 'three-tests'
  | 'help'
  | 'demo'
  | 'menu';

type Panels = {
  open(name: PanelName): void;
  /** Preloads a panel, on hover or focus of its button. */
  prepare(name: PanelName): void;
};

export const PanelsContext = createContext<Panels | null>(null);

/** The props of a button that opens a panel. */
export function useOpener(name: PanelName) {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error('useOpener outside of the app');
  return {
    onPress: () => panels.open(name),
    onPressStart: () => panels.prepare(name),
    onHoverStart: () => panels.prepare(name),
    onFocus: () => panels.prepare(name),
  };
}
